public class Solution
{
    public int Calculate(string s)
    {
        var terms = new Stack<int>();
        var operation = '+';
        var number = 0;
        foreach (var character in s + "+")
        {
            if (char.IsDigit(character))
            {
                number = 10 * number + (character - '0');
            }
            else if (character != ' ')
            {
                terms.Push(operation == '*' ? terms.Pop() * number
                    : operation == '/' ? terms.Pop() / number
                    : operation == '-' ? -number
                    : number);
                operation = character;
                number = 0;
            }
        }
        return terms.Sum();
    }
}
