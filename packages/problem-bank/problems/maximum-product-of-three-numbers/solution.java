class Solution {
    public int maximumProduct(int[] nums) {
        Arrays.sort(nums);
        int last = nums.length - 1;
        return Math.max(nums[last] * nums[last - 1] * nums[last - 2], nums[last] * nums[0] * nums[1]);
    }
}
