class Solution {
public:
    int majorityElement(vector<int>& nums) {
        int candidate = 0, lead = 0;
        for (const int number : nums) {
            if (lead == 0) candidate = number;
            lead += number == candidate ? 1 : -1;
        }
        return candidate;
    }
};
