class Solution {
public:
    int threeSumClosest(vector<int>& nums, int target) {
        ranges::sort(nums);
        const int size = nums.size();
        int closest = nums[0] + nums[1] + nums[2];
        for (int first = 0; first < size - 2; first++) {
            int left = first + 1, right = size - 1;
            while (left < right) {
                const int total = nums[first] + nums[left] + nums[right];
                if (total == target) return total;
                if (abs(total - target) < abs(closest - target)) closest = total;
                if (total < target) left++;
                else right--;
            }
        }
        return closest;
    }
};
