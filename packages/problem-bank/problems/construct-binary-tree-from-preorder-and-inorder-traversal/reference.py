def build_tree(preorder, inorder):
    if not preorder:
        return None
    place = inorder.index(preorder[0])
    left = build_tree(preorder[1 : place + 1], inorder[:place])
    right = build_tree(preorder[place + 1 :], inorder[place + 1 :])
    return TreeNode(preorder[0], left, right)
