class Solution {
public:
    TreeNode* sortedArrayToBST(vector<int>& nums) {
        return build(nums, 0, nums.size());
    }

private:
    TreeNode* build(const vector<int>& nums, int start, int end) {
        if (start == end) return nullptr;
        const int middle = start + (end - start) / 2;
        return new TreeNode(nums[middle], build(nums, start, middle), build(nums, middle + 1, end));
    }
};
