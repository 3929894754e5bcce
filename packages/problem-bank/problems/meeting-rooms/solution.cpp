class Solution {
public:
    bool canAttendMeetings(vector<vector<int>>& intervals) {
        ranges::sort(intervals);
        const auto overlap = [](const auto& earlier, const auto& later) { return earlier[1] > later[0]; };
        return ranges::adjacent_find(intervals, overlap) == intervals.end();
    }
};
