public class Solution
{
    public bool IsMatch(string s, string p)
    {
        // At place j: whether what was read of `s` matches the first j characters of `p`.
        var matched = new bool[p.Length + 1];
        matched[0] = true;
        for (var j = 1; j < p.Length; j++) matched[j + 1] = p[j] == '*' && matched[j - 1];
        foreach (var character in s)
        {
            var before = matched;
            matched = new bool[p.Length + 1];
            for (var j = 0; j < p.Length; j++)
            {
                if (p[j] == '*') matched[j + 1] = matched[j - 1] || before[j + 1] && Fits(p[j - 1], character);
                else matched[j + 1] = before[j] && Fits(p[j], character);
            }
        }
        return matched[p.Length];
    }

    private static bool Fits(char element, char character) => element == '.' || element == character;
}
