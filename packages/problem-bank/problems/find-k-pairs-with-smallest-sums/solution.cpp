class Solution {
public:
    vector<vector<int>> kSmallestPairs(vector<int>& nums1, vector<int>& nums2, int k) {
        vector<vector<int>> pairs;
        using Entry = tuple<int, int, int>;
        priority_queue<Entry, vector<Entry>, greater<Entry>> heap;
        heap.emplace(nums1[0] + nums2[0], 0, 0);
        while (!heap.empty() && ssize(pairs) < k) {
            const auto [_, i, j] = heap.top();
            heap.pop();
            pairs.push_back({nums1[i], nums2[j]});
            if (j + 1 < ssize(nums2)) heap.emplace(nums1[i] + nums2[j + 1], i, j + 1);
            if (j == 0 && i + 1 < ssize(nums1)) heap.emplace(nums1[i + 1] + nums2[0], i + 1, 0);
        }
        return pairs;
    }
};
