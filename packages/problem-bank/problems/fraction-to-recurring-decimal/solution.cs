public class Solution
{
    public string FractionToDecimal(int numerator, int denominator)
    {
        var dividend = Math.Abs((long)numerator);
        var divisor = Math.Abs((long)denominator);
        var isNegative = numerator != 0 && numerator < 0 != denominator < 0;
        var whole = (isNegative ? "-" : "") + dividend / divisor;
        var remainder = dividend % divisor;
        var digits = new StringBuilder();
        // For each remainder the place of the digit that it gives.
        var places = new Dictionary<long, int>();
        while (remainder != 0 && !places.ContainsKey(remainder))
        {
            places[remainder] = digits.Length;
            digits.Append(remainder * 10 / divisor);
            remainder = remainder * 10 % divisor;
        }
        if (digits.Length == 0) return whole;
        if (remainder != 0) digits.Insert(places[remainder], "(").Append(')');
        return whole + "." + digits;
    }
}
