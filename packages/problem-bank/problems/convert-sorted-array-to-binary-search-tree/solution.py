def sorted_array_to_bst(nums: list[int]) -> TreeNode | None:
    def build(start, end):
        if start == end:
            return None
        middle = (start + end) // 2
        return TreeNode(nums[middle], build(start, middle), build(middle + 1, end))

    return build(0, len(nums))
