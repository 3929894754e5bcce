class Solution {
public:
    int subarraysWithKDistinct(vector<int>& nums, int k) {
        return withAtMost(nums, k) - withAtMost(nums, k - 1);
    }

private:
    int withAtMost(const vector<int>& nums, int limit) {
        unordered_map<int, int> counts;
        int start = 0, total = 0;
        for (int end = 0; end < ssize(nums); end++) {
            counts[nums[end]]++;
            while (ssize(counts) > limit) {
                if (--counts[nums[start]] == 0) counts.erase(nums[start]);
                start++;
            }
            total += end - start + 1;
        }
        return total;
    }
};
