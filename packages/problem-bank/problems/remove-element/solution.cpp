class Solution {
public:
    int removeElement(vector<int>& nums, int val) {
        int kept = 0;
        for (const int number : nums) {
            if (number != val) nums[kept++] = number;
        }
        return kept;
    }
};
