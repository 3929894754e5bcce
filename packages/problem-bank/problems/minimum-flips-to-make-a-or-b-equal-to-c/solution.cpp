class Solution {
public:
    int minFlips(int a, int b, int c) {
        const unsigned wrong = (a | b) ^ c, wrongTwice = a & b & ~c;
        return popcount(wrong) + popcount(wrongTwice);
    }
};
