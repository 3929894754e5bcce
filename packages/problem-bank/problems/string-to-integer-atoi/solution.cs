public class Solution
{
    public int MyAtoi(string s)
    {
        var text = s.TrimStart(' ');
        var isNegative = text.StartsWith("-");
        if (isNegative || text.StartsWith("+")) text = text.Substring(1);
        var number = 0L;
        foreach (var digit in text.TakeWhile(character => character >= '0' && character <= '9'))
        {
            number = number * 10 + (digit - '0');
            // What is beyond every int stays so.
            if (number > int.MaxValue) return isNegative ? int.MinValue : int.MaxValue;
        }
        return (int)(isNegative ? -number : number);
    }
}
