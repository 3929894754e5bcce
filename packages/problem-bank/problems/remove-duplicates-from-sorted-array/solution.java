class Solution {
    public int removeDuplicates(int[] nums) {
        int kept = 0;
        for (int number : nums) {
            if (kept == 0 || number != nums[kept - 1]) nums[kept++] = number;
        }
        return kept;
    }
}
