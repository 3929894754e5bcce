from itertools import pairwise
from typing import Iterator


def get_minimum_difference(root: TreeNode | None) -> int:
    def ascending(node: TreeNode | None) -> Iterator[int]:
        if node:
            yield from ascending(node.left)
            yield node.val
            yield from ascending(node.right)

    return min(b - a for a, b in pairwise(ascending(root)))
