class Solution {
public:
    int lengthOfLIS(vector<int>& nums) {
        vector<int> smallestEnds;
        for (const int number : nums) {
            const auto place = ranges::lower_bound(smallestEnds, number);
            if (place == smallestEnds.end()) smallestEnds.push_back(number);
            else *place = number;
        }
        return smallestEnds.size();
    }
};
