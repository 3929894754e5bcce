class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        unordered_map<int, int> indexOf;
        for (int index = 0; index < ssize(nums); index++) {
            const auto partner = indexOf.find(target - nums[index]);
            if (partner != indexOf.end()) return {partner->second, index};
            indexOf[nums[index]] = index;
        }
        return {};
    }
};
