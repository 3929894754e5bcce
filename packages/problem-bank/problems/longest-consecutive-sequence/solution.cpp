class Solution {
public:
    int longestConsecutive(vector<int>& nums) {
        const unordered_set<int> present(nums.begin(), nums.end());
        int longest = 0;
        for (const int start : present) {
            if (present.contains(start - 1)) continue;
            int end = start;
            while (present.contains(end + 1)) end++;
            longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
