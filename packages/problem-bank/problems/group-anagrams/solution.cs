public class Solution
{
    public IList<IList<string>> GroupAnagrams(string[] strs) =>
        strs.GroupBy(word => string.Concat(word.OrderBy(letter => letter)))
            .Select(words => (IList<string>)words.ToList())
            .ToList();
}
