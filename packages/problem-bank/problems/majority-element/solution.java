class Solution {
    public int majorityElement(int[] nums) {
        int candidate = 0;
        int lead = 0;
        for (int number : nums) {
            if (lead == 0) candidate = number;
            lead += number == candidate ? 1 : -1;
        }
        return candidate;
    }
}
