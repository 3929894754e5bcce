class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        ranges::sort(nums);
        const int size = nums.size();
        vector<vector<int>> quadruplets;
        for (int a = 0; a < size - 3; a++) {
            if (a > 0 && nums[a] == nums[a - 1]) continue;
            for (int b = a + 1; b < size - 2; b++) {
                if (b > a + 1 && nums[b] == nums[b - 1]) continue;
                const long long missing = 0LL + target - nums[a] - nums[b];
                int left = b + 1, right = size - 1;
                while (left < right) {
                    const long long pair = 0LL + nums[left] + nums[right];
                    if (pair == missing) quadruplets.push_back({nums[a], nums[b], nums[left], nums[right]});
                    if (pair <= missing) {
                        left++;
                        while (left < right && nums[left] == nums[left - 1]) left++;
                    } else {
                        right--;
                    }
                }
            }
        }
        return quadruplets;
    }
};
