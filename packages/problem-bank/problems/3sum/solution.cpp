class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        ranges::sort(nums);
        const int size = nums.size();
        vector<vector<int>> triplets;
        for (int first = 0; first < size - 2; first++) {
            if (first > 0 && nums[first] == nums[first - 1]) continue;
            int left = first + 1, right = size - 1;
            while (left < right) {
                const int total = nums[first] + nums[left] + nums[right];
                if (total < 0) {
                    left++;
                } else if (total > 0) {
                    right--;
                } else {
                    triplets.push_back({nums[first], nums[left], nums[right]});
                    left++;
                    while (left < right && nums[left] == nums[left - 1]) left++;
                }
            }
        }
        return triplets;
    }
};
