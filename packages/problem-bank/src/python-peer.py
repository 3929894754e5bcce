"""Calls functions of the bank's Python sources, for run-for-tests.ts.

A JSON array of {source, entry, calls} comes in on standard input; what each call returned goes out, job by job.
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
    if kind == "list_node[]":
        return [decode(item, "list_node") for item in value]
    if kind == "list_node":
        head = None
        for item in reversed(value):
            head = ListNode(item, head)
        return head
    if kind == "cyclic_list":
        return led_back(decode(value[0], "list_node"), value[1])
    if kind == "tree_node":
        nodes = [None if item is None else TreeNode(item) for item in value]
        children = iter(nodes[1:])
        for node in filter(None, nodes):
            node.left = next(children, None)
            node.right = next(children, None)
        return nodes[0] if nodes else None
    return value


def led_back(head, place):
    nodes, node = [], head
    while node:
        nodes.append(node)
        node = node.next
    if place >= 0:
        nodes[-1].next = nodes[place]
    return head


def decode_all(call, kinds):
    values, tree = [], None
    for value, kind in zip(call, kinds):
        values.append(node_of(tree, value) if kind == "tree_node_by_value" else decode(value, kind))
        if kind == "tree_node" and tree is None:
            tree = values[-1]
    return values


def node_of(tree, value):
    level = [tree]
    for node in level:
        if node and node.val == value:
            return node
        if node:
            level += [node.left, node.right]


def encode(value, kind):
    if kind == "tree_node_by_value":
        return value.val if value else None
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


def answer(function, signature, call):
    kinds = [parameter["type"] for parameter in signature["parameters"]]
    arguments = decode_all(call, kinds)
    returned = function(*arguments)
    if signature["returns"] == "void":
        return encode(arguments[0], kinds[0])
    return encode(returned, signature["returns"])


def answers(job):
    module = {"ListNode": ListNode, "TreeNode": TreeNode}
    exec(job["source"], module)
    function = module[job["entry"]["name"]]
    return [answer(function, job["entry"], call) for call in job["calls"]]


print(json.dumps([answers(job) for job in json.load(sys.stdin)]))
