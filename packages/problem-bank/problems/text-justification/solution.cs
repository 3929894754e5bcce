public class Solution
{
    public IList<string> FullJustify(string[] words, int maxWidth)
    {
        var lines = new List<string>();
        var first = 0;
        while (first < words.Length)
        {
            int end = first, letters = 0;
            while (end < words.Length && letters + words[end].Length + end - first <= maxWidth)
            {
                letters += words[end].Length;
                end++;
            }
            lines.Add(LineOf(words, first, end, maxWidth, letters));
            first = end;
        }
        return lines;
    }

    private static string LineOf(string[] words, int first, int end, int maxWidth, int letters)
    {
        var gaps = end - first - 1;
        var isJustified = gaps > 0 && end < words.Length;
        var space = isJustified ? (maxWidth - letters) / gaps : 1;
        var wider = isJustified ? (maxWidth - letters) % gaps : 0;
        var line = new StringBuilder(words[first]);
        for (var i = first + 1; i < end; i++)
        {
            line.Append(' ', i - first <= wider ? space + 1 : space).Append(words[i]);
        }
        return line.ToString().PadRight(maxWidth);
    }
}
