public class Solution
{
    public bool CloseStrings(string word1, string word2)
    {
        var counts1 = CountLetters(word1);
        var counts2 = CountLetters(word2);
        return counts1.Keys.All(counts2.ContainsKey) && SortedCounts(counts1).SequenceEqual(SortedCounts(counts2));
    }

    private static Dictionary<char, int> CountLetters(string word) =>
        word.GroupBy(letter => letter).ToDictionary(same => same.Key, same => same.Count());

    private static IEnumerable<int> SortedCounts(Dictionary<char, int> counts) => counts.Values.OrderBy(count => count);
}
