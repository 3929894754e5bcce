class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        int kept = 0;
        for (const int number : nums) {
            if (kept < 2 || number != nums[kept - 2]) nums[kept++] = number;
        }
        return kept;
    }
};
