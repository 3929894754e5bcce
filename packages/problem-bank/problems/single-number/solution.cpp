class Solution {
public:
    int singleNumber(vector<int>& nums) {
        int single = 0;
        for (const int number : nums) single ^= number;
        return single;
    }
};
