class Solution {
public:
    string addBinary(string a, string b) {
        string digits;
        int carry = 0;
        for (int i = a.size() - 1, j = b.size() - 1; i >= 0 || j >= 0 || carry > 0; i--, j--) {
            if (i >= 0) carry += a[i] - '0';
            if (j >= 0) carry += b[j] - '0';
            digits += char('0' + carry % 2);
            carry /= 2;
        }
        ranges::reverse(digits);
        return digits;
    }
};
