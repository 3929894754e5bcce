class Solution {
public:
    int characterReplacement(string s, int k) {
        array<int, 26> counts{};
        int highest = 0, left = 0;
        for (int right = 0; right < ssize(s); right++) {
            highest = max(highest, ++counts[s[right] - 'A']);
            if (right - left + 1 > highest + k) counts[s[left++] - 'A']--;
        }
        return s.size() - left;
    }
};
