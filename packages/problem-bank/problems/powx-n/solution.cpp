class Solution {
public:
    double myPow(double x, int n) {
        // The least int has no positive counterpart.
        long long left = n;
        if (left < 0) {
            x = 1 / x;
            left = -left;
        }
        double result = 1;
        for (; left > 0; left /= 2) {
            if (left % 2 == 1) result *= x;
            x *= x;
        }
        return result;
    }
};
