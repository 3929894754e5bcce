class Solution {
public:
    vector<int> countBits(int n) {
        vector<int> bits(n + 1);
        for (int number = 1; number <= n; number++) bits[number] = bits[number / 2] + number % 2;
        return bits;
    }
};
