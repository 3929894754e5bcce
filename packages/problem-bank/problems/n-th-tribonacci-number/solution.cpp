class Solution {
public:
    int tribonacci(int n) {
        // The last numbers may be larger than an int; only the first of the three is the answer.
        long long a = 0, b = 1, c = 1;
        while (n-- > 0) a = exchange(b, exchange(c, a + b + c));
        return a;
    }
};
