class Solution {
public:
    string longestPalindrome(string s) {
        int start = 0, length = 0;
        for (int middle = 0; middle < ssize(s); middle++) {
            for (int right : {middle, middle + 1}) {
                int left = middle;
                while (left >= 0 && right < ssize(s) && s[left] == s[right]) {
                    left--;
                    right++;
                }
                if (right - left - 1 > length) {
                    start = left + 1;
                    length = right - left - 1;
                }
            }
        }
        return s.substr(start, length);
    }
};
