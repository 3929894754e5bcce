public class Solution
{
    public int CountBinarySubstrings(string s)
    {
        int count = 0, before = 0, present = 0;
        for (var i = 0; i < s.Length; i++)
        {
            if (i > 0 && s[i] != s[i - 1]) (before, present) = (present, 0);
            present++;
            if (present <= before) count++;
        }
        return count;
    }
}
