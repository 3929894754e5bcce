public class Solution
{
    public int LengthOfLastWord(string s)
    {
        var end = s.Length;
        while (s[end - 1] == ' ') end--;
        var start = end;
        while (start > 0 && s[start - 1] != ' ') start--;
        return end - start;
    }
}
