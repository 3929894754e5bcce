public class Solution
{
    public bool WordPattern(string pattern, string s)
    {
        var words = s.Split(' ');
        if (words.Length != pattern.Length) return false;
        var pairs = pattern.Zip(words, (letter, word) => (letter, word)).Distinct().Count();
        return pairs == pattern.Distinct().Count() && pairs == words.Distinct().Count();
    }
}
