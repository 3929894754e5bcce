class Solution {
public:
    int findNumberOfLIS(vector<int>& nums) {
        // Of the longest increasing subsequences that end at each place: how long they are, and how many.
        vector<int> lengths(nums.size(), 1), counts(nums.size(), 1);
        for (size_t last = 0; last < nums.size(); last++) {
            for (size_t before = 0; before < last; before++) {
                if (nums[before] >= nums[last]) continue;
                if (lengths[before] + 1 > lengths[last]) {
                    lengths[last] = lengths[before] + 1;
                    counts[last] = counts[before];
                } else if (lengths[before] + 1 == lengths[last]) {
                    counts[last] += counts[before];
                }
            }
        }

        const int longest = ranges::max(lengths);
        int sum = 0;
        for (size_t place = 0; place < nums.size(); place++) {
            if (lengths[place] == longest) sum += counts[place];
        }
        return sum;
    }
};
