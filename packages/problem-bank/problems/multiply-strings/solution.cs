public class Solution
{
    public string Multiply(string num1, string num2)
    {
        var digits = new int[num1.Length + num2.Length];
        for (var i = num1.Length - 1; i >= 0; i--)
        {
            for (var j = num2.Length - 1; j >= 0; j--)
            {
                var total = digits[i + j + 1] + (num1[i] - '0') * (num2[j] - '0');
                digits[i + j + 1] = total % 10;
                digits[i + j] += total / 10;
            }
        }
        var product = string.Concat(digits).TrimStart('0');
        return product == "" ? "0" : product;
    }
}
