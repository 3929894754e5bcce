public class Solution
{
    public IList<int> FindAnagrams(string s, string p)
    {
        // For each letter how many more of it `p` has than the window.
        var missing = new int[26];
        foreach (var letter in p) missing[letter - 'a']++;
        var starts = new List<int>();
        for (var end = 0; end < s.Length; end++)
        {
            missing[s[end] - 'a']--;
            if (end >= p.Length) missing[s[end - p.Length] - 'a']++;
            if (missing.All(count => count == 0)) starts.Add(end - p.Length + 1);
        }
        return starts;
    }
}
