def build_tree(preorder: list[int], inorder: list[int]) -> TreeNode | None:
    place_of = {value: place for place, value in enumerate(inorder)}
    roots = iter(preorder)

    def build(start: int, end: int) -> TreeNode | None:
        if start == end:
            return None
        value = next(roots)
        place = place_of[value]
        return TreeNode(value, build(start, place), build(place + 1, end))

    return build(0, len(inorder))
