"""How a problem of the corpus is written down: a reference function, decorated with the page's words.

The function's name, its parameters and its annotations are the signature the page shows. What the page says the answer
is comes from running the reference, never from a hand.
"""

import copy
import inspect
import json
import re
import textwrap

_authored = []


def classic(slug, **page):
    """A well-known problem, known elsewhere as `slug`, in other words."""
    return _page("classic", slug, page)


def twist(slug, **page):
    """
    A look-alike of `slug` whose answer differs. `against` is the classic's own answer over this page's parameters: it is
    wrong on a hidden case at least. The page is the dangerous kind where it is right on all the examples shown.
    """
    return _page("twist", slug, page)


def unknown(**page):
    """A problem made up for this corpus."""
    return _page("unknown", None, page)


def _page(kind, slug, page):
    def note(reference):
        _authored.append((kind, slug, reference, page))
        return reference

    return note


def problems(kind):
    """The authored problems of a kind, with what their references answer."""
    return [_problem(kind, slug, reference, **page) for each, slug, reference, page in _authored if each == kind]


def _problem(
    kind,
    slug,
    reference,
    *,
    statement,
    examples,
    title=None,
    notation="labelled",
    constraints="",
    starter=None,
    explained=None,
    hidden=(),
    compare="exact",
    spacing="wide",
    quotes='"',
    against=None,
):
    signature = _signature(reference)
    show = lambda value: written(value, spacing, quotes)
    identity = f"{kind}-{slug or reference.__name__}" + (f"-{_kebab(reference.__name__)}" if kind == "twist" else "")
    entry = {
        "id": _kebab(identity),
        "kind": kind,
        "resembles": slug,
        "title": title,
        "statement": _paragraphs(statement),
        "constraints": [line.strip() for line in constraints.strip().splitlines()],
        "signature": signature,
        "notation": notation,
        "starter": starter,
        "comparison": compare,
        "examples": [],
        "hidden": [],
    }
    for index, arguments in enumerate(examples):
        case = _case(reference, signature, arguments)
        case["input"], case["output"] = _texts(notation, signature, case, show)
        case["explanation"] = (explained or {}).get(index)
        entry["examples"].append(case)
    for arguments in hidden:
        entry["hidden"].append(_case(reference, signature, arguments))
    if against:
        entry["agreesWithClassic"] = all(_agrees(against, case, compare) for case in entry["examples"])
        assert not all(_agrees(against, case, compare) for case in entry["hidden"]), f"{identity}: nothing tells them apart"
    return entry


def _agrees(against, case, compare):
    given = copy.deepcopy(case["arguments"])
    returned = against(*given)
    actual = given[0] if returned is None else returned
    return json.dumps(_free(actual, compare)) == json.dumps(_free(case["expected"], compare))


def _free(value, compare):
    """The value with its order taken away where the comparison ignores it."""
    if compare == "exact" or not isinstance(value, list):
        return value
    inner = [_free(each, compare) for each in value] if compare == "unordered-nested" else value
    return sorted(inner, key=json.dumps)


def _case(reference, signature, arguments):
    given = copy.deepcopy(list(arguments))
    returned = reference(*given)
    expected = given[0] if signature["returns"] == "void" else returned
    return {"arguments": list(arguments), "expected": expected}


def _signature(reference):
    annotations = inspect.signature(reference)
    return {
        "name": reference.__name__,
        "parameters": [{"name": name, "type": each.annotation} for name, each in annotations.parameters.items()],
        "returns": annotations.return_annotation,
    }


def written(value, spacing="wide", quotes='"'):
    """A value as a page shows it."""
    comma = ", " if spacing == "wide" else ","
    if isinstance(value, list):
        return "[" + comma.join(written(each, spacing, quotes) for each in value) + "]"
    if isinstance(value, str):
        return f"{quotes}{value}{quotes}"
    return json.dumps(value)


def _texts(notation, signature, case, show):
    """The example's input and output, as this notation writes them."""
    names = [parameter["name"] for parameter in signature["parameters"]]
    values = [show(argument) for argument in case["arguments"]]
    output = show(case["expected"])
    if notation == "labelled":
        return ", ".join(f"{name} = {value}" for name, value in zip(names, values)), output
    if notation == "lines":
        return "\n".join(f"{name} = {value}" for name, value in zip(names, values)), output
    if notation == "bare":
        return ("\n" if len(values) > 2 else ", ").join(values), output
    if notation in ("call", "comment"):
        return f"{signature['name']}({', '.join(values)})", output
    if notation == "table":
        return "\t".join(values), output
    if notation == "stdin":
        return "\n".join(_standard_input(argument) for argument in case["arguments"]), _standard_output(case["expected"])
    raise ValueError(notation)


def _standard_input(value):
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "\n".join([f"{len(value)} {len(value[0])}", *(_standard_output(row) for row in value)])
    if isinstance(value, list):
        return f"{len(value)}\n{_standard_output(value)}"
    return _standard_output(value)


def _standard_output(value):
    if isinstance(value, list):
        separator = "\n" if value and isinstance(value[0], list) else " "
        return separator.join(_standard_output(each) for each in value)
    return value if isinstance(value, str) else json.dumps(value)


def _paragraphs(text):
    return [re.sub(r"\s*\n\s*", " ", paragraph).strip() for paragraph in textwrap.dedent(text).strip().split("\n\n")]


def _kebab(name):
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()).strip("-")


class Node:
    """A node of a binary tree."""

    def __init__(self, value):
        self.value, self.left, self.right = value, None, None


def tree(levels):
    """The tree of a list level by level, None where a child is missing."""
    if not levels:
        return None
    root = Node(levels[0])
    waiting, rest = [root], iter(levels[1:])
    while waiting:
        node = waiting.pop(0)
        for side in ("left", "right"):
            value = next(rest, None)
            if value is not None:
                setattr(node, side, Node(value))
                waiting.append(getattr(node, side))
    return root


def levels(root):
    """The list of a tree level by level, without the Nones at its end."""
    found, waiting = [], [root]
    while waiting:
        node = waiting.pop(0)
        found.append(node.value if node else None)
        if node:
            waiting += [node.left, node.right]
    while found and found[-1] is None:
        found.pop()
    return found
