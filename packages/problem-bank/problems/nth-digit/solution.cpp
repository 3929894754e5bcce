class Solution {
public:
    int findNthDigit(int n) {
        long long left = n, first = 1;
        int length = 1;
        while (left > length * 9 * first) {
            left -= length * 9 * first;
            length++;
            first *= 10;
        }
        const long long number = first + (left - 1) / length;
        return to_string(number)[(left - 1) % length] - '0';
    }
};
