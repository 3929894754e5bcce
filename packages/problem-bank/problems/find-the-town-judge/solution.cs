public class Solution
{
    public int FindJudge(int n, int[][] trust)
    {
        var points = new int[n + 1];
        foreach (var pair in trust)
        {
            points[pair[0]]--;
            points[pair[1]]++;
        }
        return Array.IndexOf(points, n - 1, 1);
    }
}
