class Solution {
public:
    vector<vector<int>> insert(vector<vector<int>>& intervals, vector<int>& newInterval) {
        int start = newInterval[0], end = newInterval[1];
        vector<vector<int>> before, after;
        for (const auto& interval : intervals) {
            if (interval[1] < start) {
                before.push_back(interval);
            } else if (interval[0] > end) {
                after.push_back(interval);
            } else {
                start = min(start, interval[0]);
                end = max(end, interval[1]);
            }
        }
        before.push_back({start, end});
        before.insert(before.end(), after.begin(), after.end());
        return before;
    }
};
