public class Solution
{
    public string DecodeString(string s)
    {
        var waiting = new Stack<(StringBuilder Text, int Count)>();
        var text = new StringBuilder();
        var count = 0;
        foreach (var character in s)
        {
            if (char.IsDigit(character))
            {
                count = count * 10 + (character - '0');
            }
            else if (character == '[')
            {
                waiting.Push((text, count));
                text = new StringBuilder();
                count = 0;
            }
            else if (character == ']')
            {
                var (before, times) = waiting.Pop();
                text = before.Insert(before.Length, text.ToString(), times);
            }
            else
            {
                text.Append(character);
            }
        }
        return text.ToString();
    }
}
