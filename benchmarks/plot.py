"""Bars as an SVG picture: a label, the median, and a whisker from the lowest to the highest value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, LEFT, RIGHT = 960, 310, 90
TOP, LINE, THICK, FOOT = 46, 24, 15, 44  # heights in a panel: its title, a bar's line, the bar, its axis
INK, FAINT, PAPER = "#1f2430", "#d5d9e0", "#ffffff"
COLOURS = {"peer": "#a3abb8", "grognard, interpreted": "#6aa5e3", "grognard, compiled": "#2a62ad"}


@dataclass(frozen=True)
class Bar:
    """One bar; `kind` is its colour and its entry in the legend."""

    label: str
    value: float
    low: float
    high: float
    kind: str


@dataclass(frozen=True)
class Panel:
    """Bars over one axis; a logarithmic one begins at a power of ten instead of 0."""

    title: str
    bars: Sequence[Bar]
    logarithmic: bool = False


def figure(value: float) -> str:
    """A value as printed beside a bar, with three significant digits."""
    if value < 100:
        return f"{value:.3g}"
    digits = 10 ** max(floor(log10(value)) - 2, 0)
    return f"{round(value / digits) * digits:,}"


def ticks(panel: Panel) -> list[float]:
    """Where the axis is marked, from end to end."""
    top = max(bar.high for bar in panel.bars)
    if panel.logarithmic:
        least = min(bar.low for bar in panel.bars)
        return [10.0**k for k in range(floor(log10(least)), ceil(log10(top)) + 1)]
    power = 10.0 ** floor(log10(top))
    step = next(part * power for part in (0.2, 0.5, 1, 2) if top <= 6 * part * power)
    return [k * step for k in range(ceil(top / step) + 1)]


def scale(panel: Panel) -> Callable[[float], float]:
    """A function from values to horizontal positions."""
    marks = ticks(panel)
    room = WIDTH - LEFT - RIGHT
    if panel.logarithmic:
        return lambda value: LEFT + room * log10(value / marks[0]) / log10(marks[-1] / marks[0])
    return lambda value: LEFT + room * value / marks[-1]


def text(x: float, y: float, words: str, more: str = "") -> str:
    """A piece of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" {more}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    """A thin line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def bar_lines(bar: Bar, y: float, at: Callable[[float], float]) -> list[str]:
    """A bar around the height y, with its label, whisker and figure."""
    spread = f"{bar.label}: {figure(bar.value)} ({figure(bar.low)} to {figure(bar.high)})"
    low, high = at(bar.low), at(bar.high)
    return [
        text(LEFT - 8, y + 4, bar.label, 'text-anchor="end"'),
        f'<rect class="bar" x="{LEFT}" y="{y - THICK / 2:.1f}" width="{at(bar.value) - LEFT:.1f}" height="{THICK}" '
        f'fill="{COLOURS[bar.kind]}"><title>{escape(spread)}</title></rect>',
        line(low, y, high, y, INK),
        line(low, y - 4, low, y + 4, INK),
        line(high, y - 4, high, y + 4, INK),
        text(high + 7, y + 4, figure(bar.value)),
    ]


def panel_lines(panel: Panel, top: float) -> list[str]:
    """A panel from the height `top` down."""
    at = scale(panel)
    first = top + TOP
    bottom = first + LINE * len(panel.bars)
    out = [text(LEFT, top + 28, panel.title, 'font-weight="bold"')]
    for mark in ticks(panel):
        out.append(line(at(mark), first, at(mark), bottom, FAINT))
        out.append(text(at(mark), bottom + 16, figure(mark), 'text-anchor="middle"'))
    for k, bar in enumerate(panel.bars):
        out += bar_lines(bar, first + LINE * (k + 0.5), at)
    return out


def picture(panels: Sequence[Panel]) -> str:
    """All panels with bars, one under the other, over a legend, on their own background for light and dark pages."""
    panels = [panel for panel in panels if panel.bars]
    used = {bar.kind for panel in panels for bar in panel.bars}
    out: list[str] = []
    y = 0.0
    for panel in panels:
        out += panel_lines(panel, y)
        y += TOP + LINE * len(panel.bars) + FOOT
    for k, kind in enumerate(kind for kind in COLOURS if kind in used):
        x = LEFT + 190 * k
        out.append(f'<rect x="{x}" y="{y - 6:.1f}" width="12" height="12" fill="{COLOURS[kind]}"/>')
        out.append(text(x + 18, y + 4, kind))
    height = y + 24
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'height="{height:.0f}" font-family="system-ui, sans-serif" font-size="13" fill="{INK}">'
    )
    paper = f'<rect width="{WIDTH}" height="{height:.0f}" rx="8" fill="{PAPER}"/>'
    return "\n".join([head, paper, *out, "</svg>"]) + "\n"
