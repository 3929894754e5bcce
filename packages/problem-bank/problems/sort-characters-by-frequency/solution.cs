public class Solution
{
    public string FrequencySort(string s)
    {
        var ranked = s.GroupBy(character => character).OrderByDescending(same => same.Count());
        return string.Concat(ranked.Select(same => new string(same.Key, same.Count())));
    }
}
