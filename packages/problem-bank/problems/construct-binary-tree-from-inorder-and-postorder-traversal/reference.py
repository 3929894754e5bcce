def build_tree(inorder, postorder):
    if not postorder:
        return None
    place = inorder.index(postorder[-1])
    left = build_tree(inorder[:place], postorder[:place])
    right = build_tree(inorder[place + 1 :], postorder[place:-1])
    return TreeNode(postorder[-1], left, right)
