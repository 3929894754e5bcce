public class Solution
{
    public bool IsSubsequence(string s, string t)
    {
        var found = 0;
        foreach (var letter in t)
            if (found < s.Length && s[found] == letter) found++;
        return found == s.Length;
    }
}
