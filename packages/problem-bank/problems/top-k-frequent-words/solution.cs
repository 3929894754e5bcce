public class Solution
{
    public IList<string> TopKFrequent(string[] words, int k)
    {
        return words
            .GroupBy(word => word)
            .OrderByDescending(same => same.Count())
            .ThenBy(same => same.Key, StringComparer.Ordinal)
            .Take(k)
            .Select(same => same.Key)
            .ToList();
    }
}
