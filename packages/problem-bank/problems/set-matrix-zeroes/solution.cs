public class Solution
{
    public void SetZeroes(int[][] matrix)
    {
        var rows = new HashSet<int>();
        var columns = new HashSet<int>();
        for (var row = 0; row < matrix.Length; row++)
        {
            for (var column = 0; column < matrix[row].Length; column++)
            {
                if (matrix[row][column] != 0) continue;
                rows.Add(row);
                columns.Add(column);
            }
        }
        for (var row = 0; row < matrix.Length; row++)
            for (var column = 0; column < matrix[row].Length; column++)
                if (rows.Contains(row) || columns.Contains(column)) matrix[row][column] = 0;
    }
}
