class Solution {
public:
    int trailingZeroes(int n) {
        int zeroes = 0;
        for (int left = n / 5; left > 0; left /= 5) zeroes += left;
        return zeroes;
    }
};
