public class Solution
{
    public string MergeAlternately(string word1, string word2)
    {
        var merged = new StringBuilder();
        for (var place = 0; place < Math.Max(word1.Length, word2.Length); place++)
        {
            if (place < word1.Length) merged.Append(word1[place]);
            if (place < word2.Length) merged.Append(word2[place]);
        }
        return merged.ToString();
    }
}
