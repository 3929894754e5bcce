class Solution {
public:
    int numDecodings(string s) {
        int older = 0, newer = 1;
        for (size_t place = 0; place < s.size(); place++) {
            int ways = s[place] != '0' ? newer : 0;
            if (place > 0) {
                const int pair = 10 * (s[place - 1] - '0') + (s[place] - '0');
                if (10 <= pair && pair <= 26) ways += older;
            }
            older = exchange(newer, ways);
        }
        return newer;
    }
};
