class Solution {
    public int[] singleNumber(int[] nums) {
        int both = 0;
        for (int number : nums) both ^= number;
        int bit = Integer.lowestOneBit(both);
        int one = 0;
        for (int number : nums) if ((number & bit) != 0) one ^= number;
        return new int[] {one, both ^ one};
    }
}
