public class Solution
{
    public int UniquePathsWithObstacles(int[][] obstacleGrid)
    {
        var paths = new int[obstacleGrid[0].Length];
        paths[0] = 1;
        foreach (var row in obstacleGrid)
        {
            for (var column = 0; column < row.Length; column++)
            {
                if (row[column] == 1) paths[column] = 0;
                else if (column > 0) paths[column] += paths[column - 1];
            }
        }
        return paths.Last();
    }
}
