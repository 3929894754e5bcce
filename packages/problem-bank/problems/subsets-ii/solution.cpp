class Solution {
public:
    vector<vector<int>> subsetsWithDup(vector<int>& nums) {
        ranges::sort(nums);
        vector<vector<int>> subsets{{}};
        size_t madeLast = 0;
        for (size_t place = 0; place < nums.size(); place++) {
            const bool isRepeated = place > 0 && nums[place] == nums[place - 1];
            size_t extended = isRepeated ? madeLast : 0;
            madeLast = subsets.size();
            for (; extended < madeLast; extended++) {
                subsets.push_back(subsets[extended]);
                subsets.back().push_back(nums[place]);
            }
        }
        return subsets;
    }
};
