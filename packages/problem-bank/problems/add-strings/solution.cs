public class Solution
{
    public string AddStrings(string num1, string num2)
    {
        var digits = new StringBuilder();
        var carry = 0;
        for (int i = num1.Length - 1, j = num2.Length - 1; i >= 0 || j >= 0 || carry > 0; i--, j--)
        {
            if (i >= 0) carry += num1[i] - '0';
            if (j >= 0) carry += num2[j] - '0';
            digits.Append(carry % 10);
            carry /= 10;
        }
        return string.Concat(digits.ToString().Reverse());
    }
}
