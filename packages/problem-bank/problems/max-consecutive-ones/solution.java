class Solution {
    public int findMaxConsecutiveOnes(int[] nums) {
        int longest = 0;
        int run = 0;
        for (int bit : nums) {
            run = bit == 1 ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
