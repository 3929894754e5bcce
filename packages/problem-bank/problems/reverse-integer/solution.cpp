class Solution {
public:
    int reverse(int x) {
        long long reversed = 0;
        for (; x != 0; x /= 10) reversed = reversed * 10 + x % 10;
        return INT_MIN <= reversed && reversed <= INT_MAX ? reversed : 0;
    }
};
