public class Solution
{
    public int LengthOfLongestSubstring(string s)
    {
        var lastSeen = new Dictionary<char, int>();
        int start = 0, longest = 0;
        for (var index = 0; index < s.Length; index++)
        {
            if (lastSeen.TryGetValue(s[index], out var last)) start = Math.Max(start, last + 1);
            lastSeen[s[index]] = index;
            longest = Math.Max(longest, index - start + 1);
        }
        return longest;
    }
}
