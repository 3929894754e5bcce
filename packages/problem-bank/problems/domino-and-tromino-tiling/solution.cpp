class Solution {
public:
    int numTilings(int n) {
        constexpr int modulus = 1'000'000'007;
        long long current = 1, next = 1, afterNext = 2;
        for (int width = 0; width < n; width++) {
            const long long last = (2 * afterNext + current) % modulus;
            current = next;
            next = afterNext;
            afterNext = last;
        }
        return current;
    }
};
