class Solution {
public:
    vector<string> summaryRanges(vector<int>& nums) {
        vector<string> summary;
        size_t start = 0;
        for (size_t place = 0; place < nums.size(); place++) {
            if (place + 1 < nums.size() && nums[place + 1] - 1 == nums[place]) continue;
            const string first = to_string(nums[start]);
            summary.push_back(start == place ? first : first + "->" + to_string(nums[place]));
            start = place + 1;
        }
        return summary;
    }
};
