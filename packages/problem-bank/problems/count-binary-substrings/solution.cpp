class Solution {
public:
    int countBinarySubstrings(string s) {
        int count = 0, before = 0, present = 0;
        for (size_t i = 0; i < s.size(); i++) {
            if (i > 0 && s[i] != s[i - 1]) before = exchange(present, 0);
            present++;
            if (present <= before) count++;
        }
        return count;
    }
};
