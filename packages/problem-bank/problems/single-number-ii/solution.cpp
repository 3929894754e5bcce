class Solution {
public:
    int singleNumber(vector<int>& nums) {
        int ones = 0, twos = 0;
        for (const int number : nums) {
            ones = (ones ^ number) & ~twos;
            twos = (twos ^ number) & ~ones;
        }
        return ones;
    }
};
