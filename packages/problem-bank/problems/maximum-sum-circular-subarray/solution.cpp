class Solution {
public:
    int maxSubarraySumCircular(vector<int>& nums) {
        // Of the stretches that end here the largest and the smallest sum.
        int highestHere = 0, lowestHere = 0;
        int highest = nums[0], lowest = nums[0], total = 0;
        for (const int number : nums) {
            highestHere = max(highestHere, 0) + number;
            lowestHere = min(lowestHere, 0) + number;
            highest = max(highest, highestHere);
            lowest = min(lowest, lowestHere);
            total += number;
        }
        // With negative numbers alone, leaving out the lowest stretch would leave nothing.
        return highest < 0 ? highest : max(highest, total - lowest);
    }
};
