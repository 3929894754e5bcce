class Solution {
public:
    vector<int> plusOne(vector<int>& digits) {
        for (auto digit = digits.rbegin(); digit != digits.rend(); digit++) {
            if (*digit < 9) {
                ++*digit;
                return digits;
            }
            *digit = 0;
        }
        digits.insert(digits.begin(), 1);
        return digits;
    }
};
