public class Solution
{
    public int MaxVowels(string s, int k)
    {
        var window = 0;
        var best = 0;
        for (var place = 0; place < s.Length; place++)
        {
            if (IsVowel(s[place])) window++;
            if (place >= k && IsVowel(s[place - k])) window--;
            best = Math.Max(best, window);
        }
        return best;
    }

    private static bool IsVowel(char letter) => "aeiou".IndexOf(letter) >= 0;
}
