class Solution {
public:
    int lengthOfLastWord(string s) {
        int end = s.size();
        while (s[end - 1] == ' ') end--;
        int start = end;
        while (start > 0 && s[start - 1] != ' ') start--;
        return end - start;
    }
};
