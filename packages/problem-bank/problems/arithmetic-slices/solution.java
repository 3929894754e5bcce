class Solution {
    public int numberOfArithmeticSlices(int[] nums) {
        int total = 0;
        int endingHere = 0;
        for (int i = 2; i < nums.length; i++) {
            endingHere = nums[i] - nums[i - 1] == nums[i - 1] - nums[i - 2] ? endingHere + 1 : 0;
            total += endingHere;
        }
        return total;
    }
}
