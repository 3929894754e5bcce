class Solution {
    public int[] sortArrayByParity(int[] nums) {
        int evens = 0;
        for (int i = 0; i < nums.length; i++) {
            if (nums[i] % 2 != 0) continue;
            int even = nums[i];
            nums[i] = nums[evens];
            nums[evens++] = even;
        }
        return nums;
    }
}
