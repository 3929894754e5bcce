class Solution {
    public int removeElement(int[] nums, int val) {
        int kept = 0;
        for (int number : nums) {
            if (number != val) nums[kept++] = number;
        }
        return kept;
    }
}
