public class Solution
{
    public int LongestPalindrome(string s)
    {
        var single = new HashSet<char>();
        foreach (var letter in s)
            if (!single.Add(letter)) single.Remove(letter);
        return s.Length - single.Count + (single.Count > 0 ? 1 : 0);
    }
}
