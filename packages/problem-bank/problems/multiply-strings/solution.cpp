class Solution {
public:
    string multiply(string num1, string num2) {
        string digits(num1.size() + num2.size(), '0');
        for (int i = num1.size() - 1; i >= 0; i--) {
            for (int j = num2.size() - 1; j >= 0; j--) {
                const int total = (digits[i + j + 1] - '0') + (num1[i] - '0') * (num2[j] - '0');
                digits[i + j + 1] = '0' + total % 10;
                digits[i + j] += total / 10;
            }
        }
        const size_t first = digits.find_first_not_of('0');
        return first == string::npos ? "0" : digits.substr(first);
    }
};
