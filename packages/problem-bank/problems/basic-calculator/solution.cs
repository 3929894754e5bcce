public class Solution
{
    public int Calculate(string s)
    {
        var outer = new Stack<(int Result, int Sign)>();
        int result = 0, sign = 1, number = 0;
        foreach (var character in s + "+")
        {
            if (char.IsDigit(character))
            {
                number = 10 * number + (character - '0');
            }
            else if (character == '+' || character == '-')
            {
                result += sign * number;
                sign = character == '+' ? 1 : -1;
                number = 0;
            }
            else if (character == '(')
            {
                outer.Push((result, sign));
                result = 0;
                sign = 1;
            }
            else if (character == ')')
            {
                result += sign * number;
                var (before, outerSign) = outer.Pop();
                result = before + outerSign * result;
                sign = 1;
                number = 0;
            }
        }
        return result;
    }
}
