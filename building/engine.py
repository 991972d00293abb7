"""The compiled engine: mypyc translates core and games to C, and the C compiler makes one library of each group.

If the engine cannot be compiled, it runs interpreted from the same files.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from building import packages
from building.steps import ROOT, BuildError, announce, reason

OPTIMISE = "3"
LARGE = 10_000_000  # bytes of C: from here on -O1 compiles in half the time, for three per cent of speed at most
UNWARNED = "-Wno-all"  # after the -Wall that Python brings along: looking for warnings is a third of gcc's work
GROUP = re.compile(r'PyImport_ImportModuleLevel\("(\w+)"')  # in a shim: the library that holds its module
TIMES = "times.json"  # processor seconds that a build took, by step and library
SCRATCH = "building-"


def compiled_module() -> Any:
    """`grognard.compiled`, without importing the package around it."""
    spec = spec_from_file_location("compiled", ROOT / "src" / "grognard" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    compiled = module_from_spec(spec)
    spec.loader.exec_module(compiled)
    return compiled


def is_pure() -> bool:
    """Whether GROGNARD_PURE asks for an engine that is not compiled."""
    return os.environ.get("GROGNARD_PURE", "") not in ("", "0")


def missing_compiler() -> str:
    """The name of the C compiler that Python would call, if it is missing; otherwise empty."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return compiler if os.name == "posix" and shutil.which(compiler) is None else ""


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules by library: the core, and each game; calls within a library are fastest.

    Doomtrooper has two, which two cores compile at the same time: what reads a position, and the layers above.
    """
    found: dict[str, list[str]] = {}
    for path in paths:
        parts = Path(path).relative_to(Path("src") / "grognard").parts
        name = parts[1] if parts[0] == "games" and len(parts) > 2 else "core"
        if name == "doomtrooper" and parts[2] in ("language", "model", "queries"):
            name = "doomtrooper_queries"
        found.setdefault(name, []).append(path)
    return [(members, f"grognard_{name}") for name, members in found.items()]


def compile_into(build: Path, paths: list[str], scratch: Path) -> None:
    """Translate the modules to C and compile them, with one process for each core."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    started = time.process_time()
    extensions = mypycify(
        [f"--cache-dir={scratch / 'types'}", *paths],  # `make types` may write to the usual one meanwhile
        only_compile_paths=paths,
        opt_level=OPTIMISE,
        debug_level="0",
        separate=groups(paths),
        target_dir=str(scratch / "c"),
    )
    times = {"mypyc": time.process_time() - started}
    libraries, index = fold_shims(extensions, scratch)
    libraries.sort(key=lambda library: -size(library))  # the longest job first
    for library in libraries:
        if size(library) > LARGE:
            library.extra_compile_args = ["-O1" if a == f"-O{OPTIMISE}" else a for a in library.extra_compile_args]
        if os.name == "posix":
            library.extra_compile_args.append(UNWARNED)
    command = build_ext(Distribution({"name": "grognard", "ext_modules": libraries}))
    build_libraries = command.build_extensions

    def build_and_time() -> None:
        if sys.platform == "linux":
            command.compiler.call = timed(times)
        build_libraries()

    command.build_extensions = build_and_time
    command.build_lib = str(build)
    command.build_temp = str(scratch / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    (build / compiled_module().INDEX).write_text("".join(f"{line}\n" for line in index), "utf-8")
    (build / TIMES).write_text(json.dumps({key: round(value, 1) for key, value in times.items()}), "utf-8")


def fold_shims(extensions: list[Any], scratch: Path) -> tuple[list[Any], list[str]]:
    """The libraries with the shims of their modules inside, and which library holds which module.

    mypyc makes a shim library for every module, whose only function starts the module inside its group's library: 122
    small compilations and links, a sixth of all processor time. We include the shims of a group in one C file instead.

    Python looks for a module in a library by the last part of its name, so a second module with the same last
    part gets a small library of its own.
    """
    libraries = {e.name: e for e in extensions if e.name.endswith("__mypyc")}
    shims: dict[str, list[str]] = {name: [] for name in libraries}
    entries: set[str] = set()
    alone: list[Any] = []
    index: list[str] = []
    for extension in extensions:
        if extension.name in libraries:
            continue
        (source,) = extension.sources
        found = GROUP.search(Path(source).read_text("utf-8"))
        assert found is not None, f"{source} names no library"
        module = extension.name.removesuffix(".__init__")
        entry = f"{found[1]} {module.rpartition('.')[2]}"
        if entry in entries:
            alone.append(library_of_one(extension, module, found[1], scratch))
            index.append(f"{module} {extension.name}")
            continue
        entries.add(entry)
        shims[found[1]].append(
            f"#define PyInit___init__ PyInit___init___{len(index)}\n"  # every shim defines it, for distutils' sake
            f'#include "{Path(source).resolve().as_posix()}"\n#undef PyInit___init__\n'
        )
        index.append(f"{module} {found[1]}")
    for name, library in libraries.items():
        folded = scratch / "c" / f"shims_{name}.c"
        folded.write_text("".join(shims[name]), "utf-8")
        library.sources.append(str(folded))
    return [*libraries.values(), *alone], index


def library_of_one(extension: Any, module: str, group: str, scratch: Path) -> Any:
    """The shim of one module as a library, with an entry point for its module and one for its own name."""
    (source,) = extension.sources
    name = f"{group.removesuffix('__mypyc')}_{'_'.join(module.split('.')[1:])}__mypyc"
    shim = scratch / "c" / f"shim_{name}.c"
    shim.write_text(
        f'#include "{Path(source).resolve().as_posix()}"\n'
        f"PyMODINIT_FUNC PyInit_{name}(void) {{ return PyInit_{module.rpartition('.')[2]}(); }}\n",
        "utf-8",
    )
    extension.name, extension.sources = name, [str(shim)]
    return extension


def timed(times: dict[str, float]) -> Callable[..., None]:
    """Wrap a compiler or linker so that the processor time of its library is added up."""

    def call(command: list[str], **more: Any) -> None:
        words = [str(word) for word in command]
        process = subprocess.Popen(words)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        library = re.findall(r"grognard_\w+?(?=__mypyc|\.c\b)", " ".join(words))[0]
        times[library] = times.get(library, 0.0) + usage.ru_utime + usage.ru_stime
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, words)

    return call


def size(extension: Any) -> int:
    """Bytes of C to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def make(build: Path) -> None:
    """Compile in a process of its own. A half-finished build is never left behind."""
    build.parent.mkdir(parents=True, exist_ok=True)
    sweep(build.parent)
    with tempfile.TemporaryDirectory(dir=build.parent, prefix=f"{SCRATCH}{os.getpid()}-") as scratch:
        command = [sys.executable, "-m", "building", "engine", "--into", str(Path(scratch) / "build")]
        done = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            encoding="utf-8", errors="replace",
        )  # fmt: skip
        if done.returncode:
            raise BuildError(reason(done.stdout))
        with contextlib.suppress(OSError):  # another process was faster: the same sources, the same build
            (Path(scratch) / "build").rename(build)


def sweep(builds: Path) -> None:
    """Remove what a killed compilation left behind."""
    for folder in builds.glob(f"{SCRATCH}*"):
        owner = folder.name.removeprefix(SCRATCH).split("-")[0]
        if not (owner.isdecimal() and is_running(int(owner))):
            shutil.rmtree(folder, ignore_errors=True)


def is_running(pid: int) -> bool:
    """Whether a process with this number exists; True where asking could harm the process."""
    if os.name != "posix":
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def compile_engine(say: Callable[[str], Any] = announce) -> Path | None:
    """The build that fits the sources, compiled now if it is missing; None if the engine cannot be compiled."""
    compiled = compiled_module()
    build: Path = compiled.fitting_build()
    if build.is_dir():
        return build
    if compiler := missing_compiler():
        say(f"there is no C compiler ({compiler}): the engine runs interpreted, about ten times slower")
        return None
    start = time.monotonic()
    say("compiling the engine: about 75 s; once, and after changes of core and games")
    try:
        make(build)
    except BuildError as problem:
        say(f"the engine could not be compiled and runs interpreted: {problem}")
        return None
    for old in compiled.BUILDS.iterdir():
        if old != build and any(old.rglob(f"*{compiled.SUFFIX}")):  # other Python versions keep theirs
            shutil.rmtree(old, ignore_errors=True)
    say(f"compiled in {time.monotonic() - start:.0f} s")
    return build


def compile_behind_a_server() -> bool:
    """Compile at low priority beside a server, printing at most three lines; return whether there is a new engine."""
    compiled = compiled_module()
    build: Path = compiled.fitting_build()
    if build.is_dir():
        return False
    if compiler := missing_compiler():
        announce(f"there is no C compiler ({compiler}): bots think interpreted, about ten times slower")
        return False
    try:
        packages.install("compile")
        make(build)
    except BuildError as problem:
        announce(f"the engine could not be compiled, bots go on interpreted: {problem}")
        return False
    return True


def translate(build: Path) -> None:
    """Compile, in a process of its own; print only what went wrong."""
    paths = [str(path.relative_to(ROOT)) for path in compiled_module().sources()]
    with contextlib.redirect_stdout(io.StringIO()) as told:
        try:
            compile_into(build, paths, build.parent / "scratch")
        except SystemExit as stop:
            print(told.getvalue(), stop.code, file=sys.stderr)
            raise SystemExit(1) from None
