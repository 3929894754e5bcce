class Solution {
public:
    int lengthOfLongestSubstring(string s) {
        unordered_map<char, int> lastSeen;
        int start = 0, longest = 0;
        for (int index = 0; index < ssize(s); index++) {
            const auto [seen, isNew] = lastSeen.try_emplace(s[index], index);
            if (!isNew) start = max(start, exchange(seen->second, index) + 1);
            longest = max(longest, index - start + 1);
        }
        return longest;
    }
};
