class Solution {
public:
    int integerBreak(int n) {
        if (n <= 3) return n - 1;
        int product = 1;
        for (; n > 4; n -= 3) product *= 3;
        return product * n;
    }
};
