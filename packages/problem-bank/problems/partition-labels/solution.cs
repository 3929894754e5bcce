public class Solution
{
    public IList<int> PartitionLabels(string s)
    {
        var last = new Dictionary<char, int>();
        for (var place = 0; place < s.Length; place++) last[s[place]] = place;
        var lengths = new List<int>();
        int start = 0, end = 0;
        for (var place = 0; place < s.Length; place++)
        {
            end = Math.Max(end, last[s[place]]);
            if (place != end) continue;
            lengths.Add(end - start + 1);
            start = place + 1;
        }
        return lengths;
    }
}
