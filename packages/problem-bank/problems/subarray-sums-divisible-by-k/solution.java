class Solution {
    public int subarraysDivByK(int[] nums, int k) {
        int[] seen = new int[k];
        seen[0] = 1;
        int remainder = 0;
        int count = 0;
        for (int number : nums) {
            remainder = Math.floorMod(remainder + number, k);
            count += seen[remainder]++;
        }
        return count;
    }
}
