class Solution {
    public int[] runningSum(int[] nums) {
        int[] sums = new int[nums.length];
        int total = 0;
        for (int place = 0; place < nums.length; place++) {
            total += nums[place];
            sums[place] = total;
        }
        return sums;
    }
}
