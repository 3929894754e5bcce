public class Solution
{
    public string AddBinary(string a, string b)
    {
        var digits = new StringBuilder();
        var carry = 0;
        for (int i = a.Length - 1, j = b.Length - 1; i >= 0 || j >= 0 || carry > 0; i--, j--)
        {
            if (i >= 0) carry += a[i] - '0';
            if (j >= 0) carry += b[j] - '0';
            digits.Append(carry % 2);
            carry /= 2;
        }
        return string.Concat(digits.ToString().Reverse());
    }
}
