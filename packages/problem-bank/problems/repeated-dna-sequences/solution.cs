public class Solution
{
    public IList<string> FindRepeatedDnaSequences(string s)
    {
        var seen = new HashSet<string>();
        var repeated = new HashSet<string>();
        for (var start = 0; start + 10 <= s.Length; start++)
        {
            var window = s.Substring(start, 10);
            if (!seen.Add(window)) repeated.Add(window);
        }
        return repeated.ToList();
    }
}
