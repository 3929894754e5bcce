class Solution {
public:
    string minWindow(string s, string t) {
        unordered_map<char, int> needed;
        for (const char character : t) needed[character]++;
        int missing = t.size();
        size_t start = 0, length = s.size() + 1, left = 0;
        for (size_t right = 0; right < s.size(); right++) {
            if (needed[s[right]]-- > 0) missing--;
            if (missing > 0) continue;
            while (needed[s[left]] < 0) needed[s[left++]]++;
            if (right - left + 1 < length) {
                start = left;
                length = right - left + 1;
            }
            needed[s[left++]]++;
            missing = 1;
        }
        return length <= s.size() ? s.substr(start, length) : "";
    }
};
