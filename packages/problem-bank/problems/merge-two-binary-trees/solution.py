def merge_trees(root1: TreeNode | None, root2: TreeNode | None) -> TreeNode | None:
    if not root1 or not root2:
        return root1 or root2
    root1.val += root2.val
    root1.left = merge_trees(root1.left, root2.left)
    root1.right = merge_trees(root1.right, root2.right)
    return root1
