public class Solution
{
    private readonly List<string> found = new List<string>();

    public IList<string> GenerateParenthesis(int n)
    {
        Extend("", n, 0);
        return found;
    }

    private void Extend(string start, int left, int opened)
    {
        if (left == 0 && opened == 0) found.Add(start);
        if (left > 0) Extend(start + "(", left - 1, opened + 1);
        if (opened > 0) Extend(start + ")", left, opened - 1);
    }
}
