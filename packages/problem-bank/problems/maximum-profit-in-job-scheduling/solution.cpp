class Solution {
public:
    int jobScheduling(vector<int>& startTime, vector<int>& endTime, vector<int>& profit) {
        // (end, start, profit)
        vector<tuple<int, int, int>> jobs;
        for (size_t i = 0; i < profit.size(); i++) jobs.emplace_back(endTime[i], startTime[i], profit[i]);
        ranges::sort(jobs);

        // The best profit up to each time at which it grows.
        map<int, int> best{{0, 0}};
        for (const auto& [end, start, gain] : jobs) {
            const int withJob = prev(best.upper_bound(start))->second + gain;
            if (withJob > best.rbegin()->second) best[end] = withJob;
        }
        return best.rbegin()->second;
    }
};
