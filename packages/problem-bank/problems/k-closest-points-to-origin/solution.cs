public class Solution
{
    public int[][] KClosest(int[][] points, int k) =>
        points.OrderBy(point => point[0] * point[0] + point[1] * point[1]).Take(k).ToArray();
}
