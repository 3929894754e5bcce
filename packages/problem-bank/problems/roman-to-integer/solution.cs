public class Solution
{
    private static readonly Dictionary<char, int> values = new Dictionary<char, int>
    {
        ['I'] = 1, ['V'] = 5, ['X'] = 10, ['L'] = 50, ['C'] = 100, ['D'] = 500, ['M'] = 1000,
    };

    public int RomanToInt(string s)
    {
        var total = 0;
        for (var place = 0; place < s.Length; place++)
        {
            var value = values[s[place]];
            var following = place + 1 < s.Length ? values[s[place + 1]] : 0;
            total += value < following ? -value : value;
        }
        return total;
    }
}
