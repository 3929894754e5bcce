class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        int kept = 0;
        for (const int number : nums) {
            if (kept == 0 || number != nums[kept - 1]) nums[kept++] = number;
        }
        return kept;
    }
};
