public class Solution
{
    private readonly List<IList<string>> partitions = new List<IList<string>>();
    private readonly List<string> parts = new List<string>();

    public IList<IList<string>> Partition(string s)
    {
        Cut(s, 0);
        return partitions;
    }

    private void Cut(string s, int start)
    {
        if (start == s.Length)
        {
            partitions.Add(parts.ToList());
            return;
        }
        for (var end = start + 1; end <= s.Length; end++)
        {
            var part = s.Substring(start, end - start);
            if (!part.SequenceEqual(part.Reverse())) continue;
            parts.Add(part);
            Cut(s, end);
            parts.RemoveAt(parts.Count - 1);
        }
    }
}
