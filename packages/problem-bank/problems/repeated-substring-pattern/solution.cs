public class Solution
{
    public bool RepeatedSubstringPattern(string s) => (s + s).IndexOf(s, 1, StringComparison.Ordinal) < s.Length;
}
