from math import inf


def good_nodes(root: TreeNode) -> int:
    good = 0
    to_visit = [(root, -inf)]
    while to_visit:
        node, largest = to_visit.pop()
        if not node:
            continue
        if node.val >= largest:
            good += 1
        largest = max(largest, node.val)
        to_visit += [(node.left, largest), (node.right, largest)]
    return good
