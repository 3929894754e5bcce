public class Solution
{
    public bool IsAnagram(string s, string t) =>
        s.OrderBy(letter => letter).SequenceEqual(t.OrderBy(letter => letter));
}
