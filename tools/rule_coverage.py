"""Which rules of the specification does no test name?

python tools/rule_coverage.py              a line per section: named / all
python tools/rule_coverage.py D-FIRE H05   the rules with these beginnings that no test names
python tools/rule_coverage.py --check      the total; fails if a complete section lost a test or a mark is unknown
python tools/rule_coverage.py --accept     adds the sections that are complete now to docs/rules/complete.txt

A rule is named by a test when it stands in a mark such as `@rule("D-FIRE-06")`; comments do not count.
"""

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

RULE = re.compile(r"\b(?:[DB]-[A-Z0-9]+-(?:(?:EX|DX)?\d+)(?:-(?:EX|DX)\d*)?|(?:H\d\d|C)-T\d\d)\b")
HAUNT_TEXT = re.compile(r"\b(?:H\d\d|C)-\d\d\b")
"""Lines of a haunt page: a test may name them, but what is counted are the tests that the page asks for."""

RULES = Path("docs/rules")
COMPLETE = RULES / "complete.txt"
Named = Mapping[str, Collection[str]]
"""For each ID that stands in a mark, the test files it stands in."""


def section_of(rule: str) -> str:
    """Name the section of a rule: `D-FIRE-06` is in `D-FIRE`, `H05-T01` in `H05`, `C-T01` in `C`."""
    return "-".join(rule.split("-")[: 1 if rule[0] in "HC" else 2])


def by_section(rules: Iterable[str]) -> dict[str, list[str]]:
    """Sort rules into their sections, both in the order in which they are met."""
    sections: dict[str, list[str]] = {}
    for rule in rules:
        sections.setdefault(section_of(rule), []).append(rule)
    return sections


def marks(source: str, name: str = "<test>") -> Iterator[str]:
    """Yield every string in the rule marks of a test file's source; comments and plain strings are no marks."""
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and is_rule_mark(mark.func):
                    yield from (a.value for a in mark.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def is_rule_mark(called: ast.expr) -> bool:
    """Tell whether a decorator is `rule` or ends in `.rule`, as `pytest.mark.rule` does."""
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def complete_sections(rules: Iterable[str], named: Named) -> list[str]:
    """List the sections all of whose rules are named."""
    return [name for name, ids in by_section(rules).items() if all(i in named for i in ids)]


def regressions(rules: Iterable[str], named: Named, accepted: Iterable[str]) -> list[str]:
    """Say, a line each, which accepted sections are not complete any more."""
    sections = by_section(rules)
    problems = []
    for name in accepted:
        missing = [i for i in sections.get(name, []) if i not in named]
        if name not in sections:
            problems.append(f"{name}: listed in {COMPLETE}, but there is no such section")
        elif missing:
            problems.append(f"{name}: was complete, now no test names {', '.join(missing)}")
    return problems


def unknown(known: Collection[str], named: Named) -> list[str]:
    """Say, a line each, which named IDs stand nowhere in the documents."""
    return [f"{i}: no such rule, named in {', '.join(sorted(named[i]))}" for i in sorted(named) if i not in known]


def table(rules: Collection[str], named: Named) -> list[str]:
    """Build the lines `section named / all`, the last one for all sections together."""
    rows = [*by_section(rules).items(), ("all", list(rules))]
    return [f"{name:16} {sum(i in named for i in ids):4} / {len(ids)}" for name, ids in rows]


def total(rules: Collection[str], named: Named) -> str:
    """Say in one line how many rules are named."""
    have = sum(i in named for i in rules)
    return f"{have} of {len(rules)} rules are named by a test ({100 * have / max(1, len(rules)):.1f} %)"


def read_documents(root: Path) -> tuple[list[str], set[str]]:
    """Read the rules that count, sorted, and every ID that a test may name."""
    pages = [page.read_text(encoding="utf-8") for page in sorted((root / RULES).rglob("*.md"))]
    rules = sorted({rule for page in pages for rule in RULE.findall(page)})
    return rules, {*rules, *(line for page in pages for line in HAUNT_TEXT.findall(page))}


def read_tests(root: Path) -> dict[str, set[str]]:
    """Read which IDs stand in the marks of which test files."""
    named: dict[str, set[str]] = {}
    for test in sorted((root / "tests").rglob("*.py")):
        name = test.relative_to(root).as_posix()
        for rule in marks(test.read_text(encoding="utf-8"), name):
            named.setdefault(rule, set()).add(name)
    return named


def read_accepted(root: Path) -> list[str]:
    """Read the sections that have been complete once."""
    file = root / COMPLETE
    return file.read_text(encoding="utf-8").split() if file.exists() else []


def fail(message: str) -> int:
    """Say in one line why nothing could be done."""
    print(f"rule_coverage: {message}", file=sys.stderr)
    return 2


def main(args: list[str], root: Path) -> int:
    """Run the command line in a project's root and return its exit code."""
    if args == ["--help"]:
        print(__doc__)
        return 0
    if any(a.startswith("-") for a in args) and args not in (["--check"], ["--accept"]):
        return fail(f"cannot use {' '.join(args)}: give --check, --accept or beginnings of rule IDs")
    try:
        (rules, known), named, accepted = read_documents(root), read_tests(root), read_accepted(root)
    except SyntaxError as error:
        return fail(f"{error.filename}:{error.lineno}: {error.msg}")
    if strange := [a for a in args if a[:1] != "-" and not any(i.startswith(a) for i in rules)]:
        return fail(f"no rule begins with {' or '.join(strange)}")
    if args == ["--check"]:
        problems = regressions(rules, named, accepted) + unknown(known, named)
        print("\n".join([total(rules, named), *problems]))
        return 1 if problems else 0
    if args == ["--accept"]:
        added = sorted(set(complete_sections(rules, named)) - set(accepted))
        (root / COMPLETE).write_text("".join(f"{s}\n" for s in sorted({*accepted, *added})), encoding="utf-8")
        print(f"complete now: {', '.join(added) or 'nothing new'}")
    elif args:
        print("\n".join(i for i in rules if i not in named and i.startswith(tuple(args))) or "all named")
    else:
        print("\n".join(table(rules, named)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parent.parent))
