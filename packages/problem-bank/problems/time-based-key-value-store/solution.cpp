class TimeMap {
public:
    void set(string key, string value, int timestamp) {
        values[key].emplace_back(timestamp, value);
    }

    string get(string key, int timestamp) {
        const auto& known = values[key];
        const auto later = ranges::upper_bound(known, timestamp, {}, &pair<int, string>::first);
        return later == known.begin() ? "" : prev(later)->second;
    }

private:
    // For each key its times, which only grow, and the values set at them.
    unordered_map<string, vector<pair<int, string>>> values;
};
