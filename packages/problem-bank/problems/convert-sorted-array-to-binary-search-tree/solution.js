function sortedArrayToBST(nums) {
  const build = (start, end) => {
    if (start === end) return null
    const middle = (start + end) >> 1
    return new TreeNode(nums[middle], build(start, middle), build(middle + 1, end))
  }
  return build(0, nums.length)
}
