public class Solution
{
    public int MaximalSquare(int[][] matrix)
    {
        var columns = matrix[0].Length;
        // One more place in front stands for the cells left of the matrix.
        var above = new int[columns + 1];
        var largest = 0;
        foreach (var row in matrix)
        {
            var sides = new int[columns + 1];
            for (var column = 0; column < columns; column++)
                if (row[column] == 1)
                    sides[column + 1] = 1 + Math.Min(above[column], Math.Min(above[column + 1], sides[column]));
            largest = Math.Max(largest, sides.Max());
            above = sides;
        }
        return largest * largest;
    }
}
