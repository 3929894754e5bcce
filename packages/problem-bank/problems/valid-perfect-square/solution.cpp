class Solution {
public:
    bool isPerfectSquare(int num) {
        long long low = 0, high = num;
        while (low <= high) {
            const long long middle = (low + high) / 2, square = middle * middle;
            if (square == num) return true;
            if (square < num) low = middle + 1;
            else high = middle - 1;
        }
        return false;
    }
};
