class Solution {
    public TreeNode sortedArrayToBST(int[] nums) {
        return build(nums, 0, nums.length);
    }

    private TreeNode build(int[] nums, int start, int end) {
        if (start == end) return null;
        int middle = start + (end - start) / 2;
        return new TreeNode(nums[middle], build(nums, start, middle), build(nums, middle + 1, end));
    }
}
