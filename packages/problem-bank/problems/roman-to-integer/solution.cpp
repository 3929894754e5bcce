class Solution {
public:
    int romanToInt(string s) {
        int total = 0;
        for (size_t place = 0; place < s.size(); place++) {
            const int value = valueOf(s[place]);
            const int following = place + 1 < s.size() ? valueOf(s[place + 1]) : 0;
            total += value < following ? -value : value;
        }
        return total;
    }

private:
    int valueOf(char symbol) {
        switch (symbol) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            case 'D': return 500;
            default: return 1000;
        }
    }
};
