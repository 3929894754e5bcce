public class Solution
{
    public int NumDistinct(string s, string t)
    {
        var ways = new int[t.Length + 1];
        ways[0] = 1;
        foreach (var letter in s)
            for (var length = t.Length; length > 0; length--)
                if (t[length - 1] == letter) ways[length] += ways[length - 1];
        return ways[t.Length];
    }
}
