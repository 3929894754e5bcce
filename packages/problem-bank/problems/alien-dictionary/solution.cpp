class Solution {
public:
    string alienOrder(vector<string>& words) {
        map<char, set<char>> followers;
        for (const string& word : words) {
            for (const char letter : word) followers[letter];
        }
        for (size_t i = 1; i < words.size(); i++) {
            const string &one = words[i - 1], &other = words[i];
            const auto [ours, theirs] = ranges::mismatch(one, other);
            if (ours == one.end()) continue;
            if (theirs == other.end()) return "";
            followers[*ours].insert(*theirs);
        }

        map<char, int> waiting;
        for (const auto& [_, later] : followers) {
            for (const char letter : later) waiting[letter]++;
        }
        string order;
        for (const auto& [letter, _] : followers) {
            if (!waiting.contains(letter)) order += letter;
        }
        // What waits for nothing more is put behind what was taken.
        for (size_t taken = 0; taken < order.size(); taken++) {
            for (const char follower : followers[order[taken]]) {
                if (--waiting[follower] == 0) order += follower;
            }
        }
        return order.size() == followers.size() ? order : "";
    }
};
