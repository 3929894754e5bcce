class Solution {
public:
    vector<int> singleNumber(vector<int>& nums) {
        unsigned both = 0;
        for (const int number : nums) both ^= number;
        // Unsigned, as the lowest number of all has no negative.
        const unsigned bit = both & -both;
        int one = 0;
        for (const int number : nums) {
            if (number & bit) one ^= number;
        }
        return {one, static_cast<int>(both) ^ one};
    }
};
