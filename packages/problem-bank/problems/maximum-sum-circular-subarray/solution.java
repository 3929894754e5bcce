class Solution {
    public int maxSubarraySumCircular(int[] nums) {
        int sum = 0;
        // Of the stretches that end here the largest and the smallest sum.
        int highestHere = 0;
        int lowestHere = 0;
        int highest = Integer.MIN_VALUE;
        int lowest = Integer.MAX_VALUE;
        for (int number : nums) {
            sum += number;
            highestHere = Math.max(highestHere, 0) + number;
            lowestHere = Math.min(lowestHere, 0) + number;
            highest = Math.max(highest, highestHere);
            lowest = Math.min(lowest, lowestHere);
        }
        // With negative numbers alone, leaving out the lowest stretch would leave nothing.
        return highest < 0 ? highest : Math.max(highest, sum - lowest);
    }
}
