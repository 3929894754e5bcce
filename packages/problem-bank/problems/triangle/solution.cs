public class Solution
{
    public int MinimumTotal(IList<IList<int>> triangle)
    {
        var best = triangle.Last().ToArray();
        for (var row = triangle.Count - 2; row >= 0; row--)
            for (var place = 0; place <= row; place++)
                best[place] = triangle[row][place] + Math.Min(best[place], best[place + 1]);
        return best[0];
    }
}
