class Solution {
public:
    vector<int> minInterval(vector<vector<int>>& intervals, vector<int>& queries) {
        ranges::sort(intervals);
        vector<int> order(queries.size());
        iota(order.begin(), order.end(), 0);
        ranges::sort(order, {}, [&](int place) { return queries[place]; });

        // (size, end) of the intervals that have begun.
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> begun;
        auto coming = intervals.begin();
        vector<int> sizes(queries.size());
        for (const int place : order) {
            const int query = queries[place];
            for (; coming != intervals.end() && (*coming)[0] <= query; coming++) {
                const int left = (*coming)[0], right = (*coming)[1];
                begun.emplace(right - left + 1, right);
            }
            while (!begun.empty() && begun.top().second < query) begun.pop();
            sizes[place] = begun.empty() ? -1 : begun.top().first;
        }
        return sizes;
    }
};
