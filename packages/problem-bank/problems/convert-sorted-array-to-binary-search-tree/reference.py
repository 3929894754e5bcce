def sorted_array_to_bst(nums):
    if not nums:
        return None
    middle = (len(nums) - 1) // 2
    return TreeNode(nums[middle], sorted_array_to_bst(nums[:middle]), sorted_array_to_bst(nums[middle + 1 :]))
