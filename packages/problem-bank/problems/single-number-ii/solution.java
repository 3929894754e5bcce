class Solution {
    public int singleNumber(int[] nums) {
        int ones = 0;
        int twos = 0;
        for (int number : nums) {
            ones = (ones ^ number) & ~twos;
            twos = (twos ^ number) & ~ones;
        }
        return ones;
    }
}
