class Solution {
public:
    int findMaxConsecutiveOnes(vector<int>& nums) {
        int longest = 0, run = 0;
        for (const int bit : nums) {
            run = bit == 1 ? run + 1 : 0;
            longest = max(longest, run);
        }
        return longest;
    }
};
