public class Solution
{
    public bool WordBreak(string s, IList<string> wordDict)
    {
        var canCut = new bool[s.Length + 1];
        canCut[0] = true;
        for (var end = 1; end <= s.Length; end++)
            canCut[end] = wordDict.Any(word => word.Length <= end && canCut[end - word.Length] && EndsAt(s, end, word));
        return canCut[s.Length];
    }

    private static bool EndsAt(string s, int end, string word) =>
        string.CompareOrdinal(s, end - word.Length, word, 0, word.Length) == 0;
}
