public class Solution
{
    public IList<IList<string>> SuggestedProducts(string[] products, string searchWord)
    {
        var sorted = products.ToList();
        sorted.Sort(StringComparer.Ordinal);
        var suggestions = new List<IList<string>>();
        var start = 0;
        for (var length = 1; length <= searchWord.Length; length++)
        {
            var prefix = searchWord.Substring(0, length);
            var place = sorted.BinarySearch(start, sorted.Count - start, prefix, StringComparer.Ordinal);
            // The complement of where it belongs, where no product is the prefix itself.
            start = place < 0 ? ~place : place;
            suggestions.Add(sorted
                .Skip(start)
                .Take(3)
                .Where(product => product.StartsWith(prefix, StringComparison.Ordinal))
                .ToList());
        }
        return suggestions;
    }
}
