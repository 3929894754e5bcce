"""Answers calls to a Python program, inside a sandbox. Runs under CPython on Linux and under Pyodide elsewhere.

One line of JSON comes in for the program and one for each call, each with a nonce; one line goes out for each, beginning
with that nonce. Nothing here is trusted by the side that asks: the program shares this interpreter and could do all of
this itself. What it could claim is only ever its own answer to the call it was just given.

usage, under CPython: python.py <descriptor to read calls from> <to answer on> <to print on>
"""

import bisect
import builtins
import collections
import functools
import gc
import heapq
import itertools
import json
import math
import sys
import time
import types
import typing

FILE = "solution.py"
# A list or tree longer than this is taken to be a cycle.
MOST_NODES = 1_000_000
# What practice sites have imported before an answer's first line.
PROVIDED = (typing, collections, functools, heapq, itertools, math, bisect)


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Mismatch(Exception):
    """The program returned something else than its signature promises."""


class InOperation(Exception):
    """What an operation of a class raised, which is its cause."""


def serve(receive, send, mark):
    """Answers until the other side hangs up.

    receive() -> the next line, or '' at the end; send(line); mark(nonce) ends what one call printed.
    """
    sys.setrecursionlimit(100_000)
    # Integers have as many digits as they need; older ones know no limit.
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    send("up")
    message = json.loads(receive())
    entry = message["entry"]
    try:
        target, namespace = load(message["source"], entry)
        answer = ["loaded"]
    except BaseException as error:
        target, answer = None, ["refused", *describe(error)]
    flush()
    mark(message["nonce"])
    send(f"{message['nonce']} {json.dumps(answer)}")

    while target and (line := receive()):
        message = json.loads(line)
        try:
            answer = ["returned", run(target, namespace, entry, message)]
        except MemoryError:
            answer = ["out-of-memory"]
        except BaseException as error:
            answer = ["threw", *describe(error)]
        flush()
        mark(message["nonce"])
        send(f"{message['nonce']} {json.dumps(answer)}")


def flush():
    """Writes out what was printed. The program may have put anything in the place of standard output, or closed it."""
    try:
        sys.stdout.flush()
    except BaseException:
        pass


def load(source, entry):
    """Runs the program's top level and finds what is called: a class; or a function, which may be a method of `class Solution`."""
    name = entry["name"]
    module = types.ModuleType("solution")
    sys.modules["solution"] = module
    namespace = module.__dict__
    for provided in PROVIDED:
        public = getattr(provided, "__all__", None) or [key for key in vars(provided) if not key.startswith("_")]
        for key in public:
            if not hasattr(builtins, key):
                namespace.setdefault(key, getattr(provided, key))
    for provided in PROVIDED:
        namespace[provided.__name__] = provided
    namespace.update(ListNode=ListNode, TreeNode=TreeNode)
    before = namespace.get(name)
    # Some editors begin a file with a mark of its encoding.
    exec(compile(source.removeprefix("\ufeff"), FILE, "exec"), namespace)

    found = namespace.get(name)
    if "methods" in entry:
        if isinstance(found, type) and found is not before:
            return found, namespace
        raise NameError(f"there is no class named '{name}'")
    solution = namespace.get("Solution")
    if isinstance(solution, type) and hasattr(solution, name):
        return (lambda *values: getattr(solution(), name)(*values)), namespace
    if callable(found) and found is not before:
        return found, namespace
    raise NameError(f"there is no function named '{name}'")


def run(target, namespace, entry, request):
    encoded = request["arguments"]
    if "methods" in entry:
        return perform(target, namespace, entry, encoded)
    return (timed if "timed" in request else call)(target, namespace, entry, encoded)


def perform(made_by, namespace, entry, operations):
    """Makes an object and asks it for one operation after the other; gives what each returned, None for the first."""
    methods = {method["name"]: method for method in entry["methods"]}
    results = [None]
    made = None
    for number, (name, encoded) in enumerate(operations, 1):
        try:
            if number == 1:
                made = made_by(*decode_all(encoded, entry, namespace))
                continue
            method = getattr(made, name, None)
            if not callable(method):
                raise Mismatch(f"there is no method named '{name}'")
            returned = method(*decode_all(encoded, methods[name], namespace))
            results.append(None if methods[name]["returns"] == "void" else encode(returned, methods[name]["returns"]))
        except MemoryError:
            raise
        except BaseException as error:
            given = ", ".join(json.dumps(value) for value in encoded)
            given = given if len(given) <= 40 else given[:40] + "..."
            raise InOperation(f"operation {number}, {name}({given})") from error
    return results


def call(function, namespace, entry, encoded):
    parameters = entry["parameters"]
    values = decode_all(encoded, entry, namespace)
    returned = function(*values)
    if entry["returns"] == "void":
        return encode(values[0], parameters[0]["type"]) if values else None
    return encode(returned, entry["returns"])


def timed(function, namespace, entry, encoded):
    """The milliseconds of a call by the thread's own clock, which leaves out what other programs take."""
    values = decode_all(encoded, entry, namespace)
    clock = getattr(time, "thread_time", time.perf_counter)
    # It would come at any moment.
    gc.disable()
    try:
        began = clock()
        function(*values)
        return (clock() - began) * 1000
    finally:
        gc.enable()


def decode_all(encoded, entry, namespace):
    values, tree = [], None
    for value, parameter in zip(encoded, entry["parameters"]):
        if parameter["type"] == "tree_node_by_value":
            values.append(node_of(tree, value))
            continue
        values.append(decode(value, parameter["type"], namespace))
        if parameter["type"] == "tree_node" and tree is None:
            tree = values[-1]
    return values


def node_of(tree, value):
    """The node of a tree that has a value; there is one, unless a missing node is meant."""
    if value is None:
        return None
    level = collections.deque([tree])
    while level:
        node = level.popleft()
        if node is not None and node.val == int(value):
            return node
        if node is not None:
            level.extend((node.left, node.right))
    return None


def decode(value, type_name, namespace):
    if type_name.endswith("[]"):
        return None if value is None else [decode(item, type_name[:-2], namespace) for item in value]
    if type_name == "list_node":
        return decode_list(value or [], namespace["ListNode"])
    if type_name == "cyclic_list":
        return decode_list(value[0], namespace["ListNode"], value[1])
    if type_name == "tree_node":
        return decode_tree(value or [], namespace["TreeNode"])
    if value is None:
        return None
    if type_name in ("integer", "long"):
        return int(value)
    if type_name == "double":
        return float(value.replace("Infinity", "inf") if isinstance(value, str) else value)
    return value


def decode_list(values, node, back_to=-1):
    """The tail leads back to the node of a place, and nowhere where there is none."""
    head, nodes = None, []
    for value in reversed(values):
        made = node(int(value))
        made.next = head
        head = made
        nodes.append(made)
    if back_to >= 0:
        nodes[0].next = nodes[-1 - back_to]
    return head


def decode_tree(values, node):
    nodes = [None if value is None else node(int(value)) for value in values]
    children = iter(nodes[1:])
    for parent in nodes:
        if parent:
            parent.left = next(children, None)
            parent.right = next(children, None)
    return nodes[0] if nodes else None


def encode(value, type_name):
    if type_name == "list_node":
        return encode_list(value)
    if type_name == "tree_node":
        return encode_tree(value)
    if value is None:
        return None
    if type_name == "tree_node_by_value":
        if hasattr(value, "left"):
            return encode(value.val, "integer")
        raise Mismatch(f"returned {shown(value)} where tree_node was expected")
    if type_name.endswith("[]"):
        if isinstance(value, (list, tuple)):
            return [encode(item, type_name[:-2]) for item in value]
    elif type_name in ("integer", "long"):
        if isinstance(value, int) and not isinstance(value, bool):
            return value if -(2**53) < value < 2**53 else str(value)
    elif type_name == "double":
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            number = float(value)
            return number if math.isfinite(number) else repr(number).replace("inf", "Infinity").replace("nan", "NaN")
    elif isinstance(value, bool if type_name == "boolean" else str):
        return value
    raise Mismatch(f"returned {shown(value)} where {type_name} was expected")


def encode_list(node):
    values = []
    while node is not None:
        if not hasattr(node, "next"):
            raise Mismatch(f"returned {shown(node)} where list_node was expected")
        if len(values) == MOST_NODES:
            raise Mismatch("returned a list that does not end")
        values.append(encode(node.val, "integer"))
        node = node.next
    return values


def encode_tree(root):
    values = []
    level = collections.deque([root])
    while level:
        node = level.popleft()
        if node is None:
            values.append(None)
            continue
        if not hasattr(node, "left"):
            raise Mismatch(f"returned {shown(node)} where tree_node was expected")
        if len(values) >= MOST_NODES:
            raise Mismatch("returned a tree that does not end")
        values.append(encode(node.val, "integer"))
        level.append(node.left)
        level.append(node.right)
    while values and values[-1] is None:
        values.pop()
    return values


def shown(value):
    text = repr(value)
    return f"{text if len(text) <= 80 else text[:80] + '...'} ({type(value).__name__})"


def describe(error):
    """The message, and the last line of the author's own source that the error passed through, if any."""
    if type(error) is InOperation:
        message, line = describe(error.__cause__)
        return [f"{error}: {message}", line]
    if type(error) is Mismatch:
        return [str(error), None]
    line = line_of(error)
    # Read past what the author's own kind of error may have put in the place of these.
    trace = BaseException.__dict__["__traceback__"].__get__(error)
    name = type.__dict__["__name__"].__get__(type(error))
    while trace:
        if trace.tb_frame.f_code.co_filename == FILE:
            line = trace.tb_lineno
        trace = trace.tb_next
    text = text_of(error)
    return [f"{name}: {text}" if text else name, line]


def line_of(error):
    """The line that does not compile."""
    try:
        return int(error.lineno) if issubclass(type(error), SyntaxError) and error.filename == FILE else None
    except BaseException:
        return None


def text_of(error):
    """What an error says; one of the author's own may fail even at that."""
    try:
        # A text of the author's own kind becomes a plain one.
        return str.__str__(str((error.msg or "") if issubclass(type(error), SyntaxError) else error))
    except BaseException:
        return ""


def serve_on_descriptors(calls_in, answers_out, print_on):
    """Under CPython the channel is made of descriptors; what the program reads from its standard input is never ours."""
    import os

    os.closerange(4, 1024)
    os.dup2(print_on, 2)
    lines = os.fdopen(os.dup(calls_in), "rb")
    if calls_in == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)

    def send(line):
        data = memoryview(line.encode("ascii", "backslashreplace") + b"\n")
        while data:
            data = data[os.write(answers_out, data) :]

    def mark(nonce):
        os.write(print_on, f"\0{nonce}\0".encode())

    serve(lambda: lines.readline().decode(), send, mark)


if sys.platform != "emscripten":
    serve_on_descriptors(*map(int, sys.argv[1:]))
