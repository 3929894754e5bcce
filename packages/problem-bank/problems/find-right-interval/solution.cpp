class Solution {
public:
    vector<int> findRightInterval(vector<vector<int>>& intervals) {
        map<int, int> byStart;
        for (size_t i = 0; i < intervals.size(); i++) byStart[intervals[i][0]] = i;
        vector<int> right;
        for (const auto& interval : intervals) {
            const auto next = byStart.lower_bound(interval[1]);
            right.push_back(next == byStart.end() ? -1 : next->second);
        }
        return right;
    }
};
