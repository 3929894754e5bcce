class Solution {
public:
    int eraseOverlapIntervals(vector<vector<int>>& intervals) {
        ranges::sort(intervals, {}, [](const auto& interval) { return interval[1]; });
        int removed = 0, lastEnd = INT_MIN;
        for (const auto& interval : intervals) {
            if (interval[0] >= lastEnd) lastEnd = interval[1];
            else removed++;
        }
        return removed;
    }
};
