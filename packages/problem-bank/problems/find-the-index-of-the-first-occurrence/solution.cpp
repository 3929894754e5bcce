class Solution {
public:
    int strStr(string haystack, string needle) {
        const int length = needle.size();
        // fallback[place]: how much of the needle's beginning still fits where the letter behind `place` does not.
        vector<int> fallback(length);
        for (int place = 1, fitting = 0; place < length; place++) {
            while (fitting > 0 && needle[place] != needle[fitting]) fitting = fallback[fitting - 1];
            if (needle[place] == needle[fitting]) fitting++;
            fallback[place] = fitting;
        }
        for (int place = 0, fitting = 0; place < ssize(haystack); place++) {
            while (fitting > 0 && haystack[place] != needle[fitting]) fitting = fallback[fitting - 1];
            if (haystack[place] == needle[fitting]) fitting++;
            if (fitting == length) return place - length + 1;
        }
        return -1;
    }
};
