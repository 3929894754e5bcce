class Solution {
public:
    long long maxScore(vector<int>& nums1, vector<int>& nums2, int k) {
        // (factor, number)
        vector<pair<int, int>> pairs;
        for (size_t i = 0; i < nums1.size(); i++) pairs.emplace_back(nums2[i], nums1[i]);
        ranges::sort(pairs, greater());

        long long best = 0, sum = 0;
        priority_queue<int, vector<int>, greater<>> largest;
        for (const auto& [factor, number] : pairs) {
            sum += number;
            largest.push(number);
            if (ssize(largest) > k) {
                sum -= largest.top();
                largest.pop();
            }
            if (ssize(largest) == k) best = max(best, sum * factor);
        }
        return best;
    }
};
