public class Solution
{
    public bool IsInterleave(string s1, string s2, string s3)
    {
        if (s1.Length + s2.Length != s3.Length) return false;
        var possible = new bool[s2.Length + 1];
        possible[0] = true;
        for (var i = 0; i <= s1.Length; i++)
        {
            for (var j = 0; j <= s2.Length; j++)
            {
                if (i == 0 && j == 0) continue;
                var fromFirst = i > 0 && possible[j] && s1[i - 1] == s3[i + j - 1];
                var fromSecond = j > 0 && possible[j - 1] && s2[j - 1] == s3[i + j - 1];
                possible[j] = fromFirst || fromSecond;
            }
        }
        return possible[s2.Length];
    }
}
