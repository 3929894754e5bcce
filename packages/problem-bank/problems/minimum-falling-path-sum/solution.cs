public class Solution
{
    public int MinFallingPathSum(int[][] matrix)
    {
        var least = matrix[0];
        foreach (var row in matrix.Skip(1))
        {
            var next = new int[row.Length];
            for (var column = 0; column < row.Length; column++)
            {
                var above = least[column];
                if (column > 0) above = Math.Min(above, least[column - 1]);
                if (column + 1 < row.Length) above = Math.Min(above, least[column + 1]);
                next[column] = row[column] + above;
            }
            least = next;
        }
        return least.Min();
    }
}
