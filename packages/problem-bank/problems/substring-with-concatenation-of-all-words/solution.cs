public class Solution
{
    public IList<int> FindSubstring(string s, string[] words)
    {
        var width = words[0].Length;
        var wanted = words.GroupBy(word => word).ToDictionary(group => group.Key, group => group.Count());
        var starts = new List<int>();
        for (var offset = 0; offset < width; offset++)
        {
            var window = new Dictionary<string, int>();
            var start = offset;
            for (var at = offset; at + width <= s.Length; at += width)
            {
                var piece = s.Substring(at, width);
                window[piece] = window.GetValueOrDefault(piece) + 1;
                while (window[piece] > wanted.GetValueOrDefault(piece))
                {
                    window[s.Substring(start, width)]--;
                    start += width;
                }
                if (at + width - start == width * words.Length) starts.Add(start);
            }
        }
        return starts;
    }
}
