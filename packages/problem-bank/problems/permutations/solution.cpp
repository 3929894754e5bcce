class Solution {
public:
    vector<vector<int>> permute(vector<int>& nums) {
        vector<vector<int>> found;
        extend(nums, 0, found);
        return found;
    }

private:
    /** The first `placed` numbers stand where they will; each of the others is tried behind them. */
    void extend(vector<int>& nums, size_t placed, vector<vector<int>>& found) {
        if (placed == nums.size()) {
            found.push_back(nums);
            return;
        }
        for (size_t place = placed; place < nums.size(); place++) {
            swap(nums[placed], nums[place]);
            extend(nums, placed + 1, found);
            swap(nums[placed], nums[place]);
        }
    }
};
