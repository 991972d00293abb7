"""Builds the browser client with npm and compiles the engine with mypyc: `python hatch_build.py` for the checkout (or
only one of both, `client` or `engine`), and as the hook that makes sdists and wheels.

In a checkout the engine runs interpreted where it cannot be compiled, from the same files, and without Node there is no
browser client; one line says so. A package that would lack either is not built.
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
OPTIMISE = "3"
LARGE = 10_000_000  # bytes of C: from here on -O1 compiles in half the time, for three per cent of speed at most
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "grognard" / "web"
NODE = (20, 19)


def engine() -> Any:
    """`grognard.compiled`, without importing the package around it."""
    spec = spec_from_file_location("compiled", ROOT / "src" / "grognard" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    compiled = module_from_spec(spec)
    spec.loader.exec_module(compiled)
    return compiled


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules by shared library: the core with the effects, and each game; calls within one are fastest.

    Doomtrooper has two, which two cores compile at the same time.
    """
    found: dict[str, list[str]] = {}
    for path in paths:
        parts = Path(path).relative_to(Path("src") / "grognard").parts
        name = parts[1] if parts[0] == "games" and len(parts) > 2 else "core"
        if parts[1:3] == ("doomtrooper", "rules"):
            name = "doomtrooper_rules"
        found.setdefault(name, []).append(path)
    return [(members, f"grognard_{name}") for name, members in found.items()]


def compile_into(build: Path, paths: list[str], scratch: Path) -> None:
    """Translate the modules to C and compile them; one process for each core."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        [f"--cache-dir={scratch / 'types'}", *paths],  # `make types` may write to the usual one meanwhile
        only_compile_paths=paths,
        opt_level=OPTIMISE,
        debug_level="0",
        separate=groups(paths),
        target_dir=str(scratch / "c"),
    )
    extensions.sort(key=lambda e: -size(e))  # the longest job first
    for extension in extensions:
        if size(extension) > LARGE:
            extension.extra_compile_args = ["-O1" if a == f"-O{OPTIMISE}" else a for a in extension.extra_compile_args]
    command = build_ext(Distribution({"name": "grognard", "ext_modules": extensions}))
    command.build_lib = str(build)
    command.build_temp = str(scratch / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def size(extension: Any) -> int:
    """Bytes of C to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def in_quiet(build: Path) -> str:
    """Compile in a process of its own; what went wrong, or nothing. A half-finished build is never left behind."""
    build.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build.parent, prefix="building-") as scratch:
        command = [sys.executable, str(Path(__file__).resolve()), "--into", str(Path(scratch) / "build")]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            lines = [line for line in done.stdout.splitlines() if "error" in line.lower()] or done.stdout.splitlines()
            return lines[-1].strip() if lines else f"exit code {done.returncode}"
        with contextlib.suppress(OSError):  # another process was faster: the same sources, the same build
            (Path(scratch) / "build").rename(build)
    return ""


def compile_engine(say: Any = print) -> Path | None:
    """The fitting build, made now if it is missing; None where the engine cannot be compiled."""
    compiled = engine()
    build: Path = compiled.fitting_build()
    if build.is_dir():
        return build
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        say(f"no C compiler ({compiler}) is here: the engine runs interpreted, about ten times slower")
        return None
    start = time.monotonic()
    say("compiling the engine, a minute or so; once, and after changes of core and games")
    problem = in_quiet(build)
    if problem:
        say(f"the engine could not be compiled and runs interpreted: {problem}")
        return None
    for old in compiled.BUILDS.iterdir():
        if old != build and any(old.rglob(f"*{compiled.SUFFIX}")):  # of this Python version; others keep theirs
            shutil.rmtree(old, ignore_errors=True)
    say(f"compiled in {time.monotonic() - start:.0f} s")
    return build


def node_version() -> tuple[int, ...]:
    """Which Node is here; (0,) if none."""
    try:
        told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return (0,)


def is_client_built() -> bool:
    """Whether the built client is as new as everything it is built from; one that came with an sdist is."""
    index = CLIENT / "index.html"
    if not index.is_file():
        return False
    sources = [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js")]
    sources += [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    built = index.stat().st_mtime
    return not (ROOT / ".git").exists() or all(path.stat().st_mtime <= built for path in sources if path.exists())


def npm(*words: str) -> str:
    """Run npm in web/; what went wrong, or nothing."""
    done = subprocess.run(["npm", *words], cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = [line for line in done.stdout.splitlines() if "error" in line.lower()] or done.stdout.splitlines() or [""]
    return f"npm {words[0]}: {lines[0].strip()}" if done.returncode else ""


def build_client(say: Any = print) -> None:
    """Build the browser client into grognard/web, where it is not built yet and can be."""
    if not (WEB / "package.json").is_file() or is_client_built():
        return
    if node_version() < NODE or shutil.which("npm") is None:
        say(f"Node {'.'.join(map(str, NODE))} or newer and npm are not here: the browser client is not built")
        return
    say("building the browser client")
    stamp, lock = WEB / "node_modules" / ".stamp", WEB / "package-lock.json"
    problem = ""
    if not stamp.is_file() or stamp.read_bytes() != lock.read_bytes():
        problem = npm("ci", "--prefer-offline", "--no-audit", "--no-fund")
        if not problem:
            shutil.copyfile(lock, stamp)
    problem = problem or npm("run", "build")
    if problem:
        say(f"the browser client could not be built: {problem}")


def is_pure() -> bool:
    """Whether GROGNARD_PURE asks for an engine that is not compiled."""
    return os.environ.get("GROGNARD_PURE", "") not in ("", "0")


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Puts the browser client into sdists and wheels, and the compiled engine into a wheel, which is then one for this
    Python version and machine. With GROGNARD_PURE=1 the wheel is pure Python; nothing else makes it so.
    """

    def dependencies(self) -> list[str]:
        """What a build needs besides hatchling: the compiler, for a compiled wheel."""
        if self.target_name != "wheel" or is_pure() or engine().fitting_build().is_dir():
            return []
        return list(self.metadata.config["dependency-groups"]["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_client(self.app.display_warning)
        if not is_client_built():
            raise SystemExit("the package is not built: it would lack the browser client")
        if self.target_name != "wheel" or is_pure():
            return
        build = compile_engine(self.app.display_warning)
        if build is None:
            raise SystemExit(
                "the wheel is not built: the engine is not compiled; GROGNARD_PURE=1 asks for a pure wheel"
            )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(build)] = f"grognard/_compiled/{build.name}"


def main() -> None:
    if sys.argv[1:2] == ["--into"]:
        build = Path(sys.argv[2])
        paths = [str(path.relative_to(ROOT)) for path in engine().sources()]
        with contextlib.redirect_stdout(io.StringIO()) as told:
            try:
                compile_into(build, paths, build.parent / "scratch")
            except SystemExit as stop:
                print(told.getvalue(), file=sys.stderr)
                raise SystemExit(stop.code or 1) from None
        return
    wanted = sys.argv[1:] or ["client", "engine"]
    if "client" in wanted:
        build_client()
    if "engine" not in wanted:
        return
    if is_pure():
        print("GROGNARD_PURE is set: the engine runs interpreted")
    else:
        compile_engine()


if __name__ == "__main__":
    main()
