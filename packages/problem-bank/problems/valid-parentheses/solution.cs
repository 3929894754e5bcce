public class Solution
{
    private static readonly Dictionary<char, char> closing = new Dictionary<char, char>
    {
        ['('] = ')', ['['] = ']', ['{'] = '}',
    };

    public bool IsValid(string s)
    {
        var owed = new Stack<char>();
        foreach (var bracket in s)
        {
            if (closing.TryGetValue(bracket, out var partner)) owed.Push(partner);
            else if (owed.Count == 0 || owed.Pop() != bracket) return false;
        }
        return owed.Count == 0;
    }
}
