from collections.abc import Iterator


def leaf_similar(root1: TreeNode | None, root2: TreeNode | None) -> bool:
    return list(leaves(root1)) == list(leaves(root2))


def leaves(node: TreeNode | None) -> Iterator[int]:
    if not node:
        return
    if not node.left and not node.right:
        yield node.val
    yield from leaves(node.left)
    yield from leaves(node.right)
