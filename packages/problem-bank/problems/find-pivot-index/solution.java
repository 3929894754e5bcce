class Solution {
    public int pivotIndex(int[] nums) {
        int left = 0;
        int right = Arrays.stream(nums).sum();
        for (int index = 0; index < nums.length; index++) {
            right -= nums[index];
            if (left == right) return index;
            left += nums[index];
        }
        return -1;
    }
}
