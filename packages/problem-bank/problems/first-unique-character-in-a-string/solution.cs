public class Solution
{
    public int FirstUniqChar(string s)
    {
        var counts = s.GroupBy(letter => letter).ToDictionary(same => same.Key, same => same.Count());
        for (var index = 0; index < s.Length; index++)
            if (counts[s[index]] == 1) return index;
        return -1;
    }
}
