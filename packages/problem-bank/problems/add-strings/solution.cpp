class Solution {
public:
    string addStrings(string num1, string num2) {
        string digits;
        int carry = 0;
        for (int i = num1.size() - 1, j = num2.size() - 1; i >= 0 || j >= 0 || carry > 0; i--, j--) {
            if (i >= 0) carry += num1[i] - '0';
            if (j >= 0) carry += num2[j] - '0';
            digits += char('0' + carry % 10);
            carry /= 10;
        }
        ranges::reverse(digits);
        return digits;
    }
};
