class MapSum {
public:
    void insert(string key, int val) {
        const int change = val - exchange(values[key], val);
        for (size_t length = 1; length <= key.size(); length++) sums[key.substr(0, length)] += change;
    }

    int sum(string prefix) {
        const auto found = sums.find(prefix);
        return found == sums.end() ? 0 : found->second;
    }

private:
    unordered_map<string, int> values, sums;
};
