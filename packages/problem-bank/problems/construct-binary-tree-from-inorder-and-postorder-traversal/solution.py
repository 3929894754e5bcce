def build_tree(inorder: list[int], postorder: list[int]) -> TreeNode | None:
    place_of = {value: place for place, value in enumerate(inorder)}
    roots = reversed(postorder)

    def build(start: int, end: int) -> TreeNode | None:
        if start == end:
            return None
        value = next(roots)
        place = place_of[value]
        right = build(place + 1, end)
        return TreeNode(value, build(start, place), right)

    return build(0, len(inorder))
