class Solution {
    public boolean isMonotonic(int[] nums) {
        boolean rises = false;
        boolean falls = false;
        for (int i = 1; i < nums.length; i++) {
            rises |= nums[i] > nums[i - 1];
            falls |= nums[i] < nums[i - 1];
        }
        return !(rises && falls);
    }
}
