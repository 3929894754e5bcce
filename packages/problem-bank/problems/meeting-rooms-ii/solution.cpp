class Solution {
public:
    int minMeetingRooms(vector<vector<int>>& intervals) {
        vector<int> starts, ends;
        for (const auto& interval : intervals) {
            starts.push_back(interval[0]);
            ends.push_back(interval[1]);
        }
        ranges::sort(starts);
        ranges::sort(ends);
        int rooms = 0;
        auto ended = ends.begin();
        for (const int start : starts) {
            if (*ended <= start) ended++;
            else rooms++;
        }
        return rooms;
    }
};
