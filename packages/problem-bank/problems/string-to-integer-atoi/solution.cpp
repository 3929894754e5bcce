class Solution {
public:
    int myAtoi(string s) {
        size_t place = 0;
        while (place < s.size() && s[place] == ' ') place++;
        const bool negative = place < s.size() && s[place] == '-';
        if (place < s.size() && (s[place] == '-' || s[place] == '+')) place++;
        long long number = 0;
        for (; place < s.size() && isdigit(s[place]); place++) {
            number = number * 10 + (s[place] - '0');
            if (number > INT_MAX) return negative ? INT_MIN : INT_MAX;
        }
        return negative ? -number : number;
    }
};
