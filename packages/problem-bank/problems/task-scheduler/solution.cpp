class Solution {
public:
    int leastInterval(vector<char>& tasks, int n) {
        unordered_map<char, int> counts;
        for (const char task : tasks) counts[task]++;
        int most = 0, asFrequent = 0;
        for (const auto& [task, count] : counts) {
            if (count > most) asFrequent = 0;
            most = max(most, count);
            asFrequent += count == most;
        }
        return max<int>(tasks.size(), (most - 1) * (n + 1) + asFrequent);
    }
};
