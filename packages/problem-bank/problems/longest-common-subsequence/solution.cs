public class Solution
{
    public int LongestCommonSubsequence(string text1, string text2)
    {
        var above = new int[text2.Length + 1];
        foreach (var letter in text1)
        {
            var row = new int[text2.Length + 1];
            for (var column = 0; column < text2.Length; column++)
                row[column + 1] = letter == text2[column]
                    ? above[column] + 1
                    : Math.Max(above[column + 1], row[column]);
            above = row;
        }
        return above[text2.Length];
    }
}
