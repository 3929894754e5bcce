"""Calls one function of a bank problem's Python files for bank.test.ts.

usage: python-peer.py <function name> <json signature> <file>...  with a JSON array of calls on standard input;
prints, for each file, the array of what its function returned.
"""

import json
import sys


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


def decode(value, kind):
    if kind == "list_node":
        head = None
        for item in reversed(value):
            head = ListNode(item, head)
        return head
    if kind == "tree_node":
        nodes = [None if item is None else TreeNode(item) for item in value]
        children = iter(nodes[1:])
        for node in filter(None, nodes):
            node.left = next(children, None)
            node.right = next(children, None)
        return nodes[0] if nodes else None
    return json.loads(json.dumps(value))


def encode(value, kind):
    if kind == "list_node":
        values = []
        while value:
            values.append(value.val)
            value = value.next
        return values
    if kind == "tree_node":
        values, level = [], [value]
        for node in level:
            values.append(node.val if node else None)
            if node:
                level += [node.left, node.right]
        while values and values[-1] is None:
            values.pop()
        return values
    return value


def answers(file, name, signature, calls):
    module = {"ListNode": ListNode, "TreeNode": TreeNode}
    with open(file) as source:
        exec(source.read(), module)
    kinds = [parameter["type"] for parameter in signature["parameters"]]
    for call in calls:
        arguments = [decode(value, kind) for value, kind in zip(call, kinds)]
        returned = module[name](*arguments)
        if signature["returns"] == "void":
            yield encode(arguments[0], kinds[0])
        else:
            yield encode(returned, signature["returns"])


name, signature, *files = sys.argv[1:]
calls = json.load(sys.stdin)
print(json.dumps([list(answers(file, name, json.loads(signature), calls)) for file in files]))
