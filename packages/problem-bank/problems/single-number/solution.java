class Solution {
    public int singleNumber(int[] nums) {
        int single = 0;
        for (int number : nums) single ^= number;
        return single;
    }
}
