public class Solution
{
    public bool IsIsomorphic(string s, string t)
    {
        var forward = new Dictionary<char, char>();
        var backward = new Dictionary<char, char>();
        for (var place = 0; place < s.Length; place++)
        {
            forward.TryAdd(s[place], t[place]);
            backward.TryAdd(t[place], s[place]);
            if (forward[s[place]] != t[place] || backward[t[place]] != s[place]) return false;
        }
        return true;
    }
}
