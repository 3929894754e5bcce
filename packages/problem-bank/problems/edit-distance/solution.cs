public class Solution
{
    public int MinDistance(string word1, string word2)
    {
        var above = Enumerable.Range(0, word2.Length + 1).ToArray();
        for (var length = 1; length <= word1.Length; length++)
        {
            var row = new int[word2.Length + 1];
            row[0] = length;
            for (var column = 0; column < word2.Length; column++)
                row[column + 1] = word1[length - 1] == word2[column]
                    ? above[column]
                    : 1 + Math.Min(above[column], Math.Min(above[column + 1], row[column]));
            above = row;
        }
        return above[word2.Length];
    }
}
