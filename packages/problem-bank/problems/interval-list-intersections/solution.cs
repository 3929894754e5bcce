public class Solution
{
    public int[][] IntervalIntersection(int[][] firstList, int[][] secondList)
    {
        var common = new List<int[]>();
        int i = 0, j = 0;
        while (i < firstList.Length && j < secondList.Length)
        {
            var start = Math.Max(firstList[i][0], secondList[j][0]);
            var end = Math.Min(firstList[i][1], secondList[j][1]);
            if (start <= end) common.Add(new[] { start, end });
            if (firstList[i][1] < secondList[j][1]) i++;
            else j++;
        }
        return common.ToArray();
    }
}
