class Solution {
public:
    int maxSubArray(vector<int>& nums) {
        int best = nums[0], endingHere = 0;
        for (const int number : nums) {
            endingHere = max(number, endingHere + number);
            best = max(best, endingHere);
        }
        return best;
    }
};
