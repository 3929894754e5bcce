public class Solution
{
    public bool CheckInclusion(string s1, string s2)
    {
        // For each letter how many more of it `s1` has than the window.
        var missing = new int[26];
        foreach (var letter in s1) missing[letter - 'a']++;
        for (var end = 0; end < s2.Length; end++)
        {
            missing[s2[end] - 'a']--;
            if (end >= s1.Length) missing[s2[end - s1.Length] - 'a']++;
            if (missing.All(count => count == 0)) return true;
        }
        return false;
    }
}
