class Solution {
public:
    bool isPowerOfThree(int n) {
        constexpr int largest = 1162261467; // 3^19, the largest power of three among the ints
        return n > 0 && largest % n == 0;
    }
};
