def longest_zig_zag(root: TreeNode | None) -> int:
    longest = 0
    to_visit = [(root, 0, 0)]
    while to_visit:
        node, left_next, right_next = to_visit.pop()
        if not node:
            continue
        longest = max(longest, left_next, right_next)
        to_visit += [(node.left, 0, left_next + 1), (node.right, right_next + 1, 0)]
    return longest
