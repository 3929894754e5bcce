public class NumMatrix
{
    // The sum of the first i rows and j columns stands at [i, j].
    private readonly int[,] sums;

    public NumMatrix(int[][] matrix)
    {
        sums = new int[matrix.Length + 1, matrix[0].Length + 1];
        for (var row = 0; row < matrix.Length; row++)
        {
            var inRow = 0;
            for (var column = 0; column < matrix[row].Length; column++)
            {
                inRow += matrix[row][column];
                sums[row + 1, column + 1] = sums[row, column + 1] + inRow;
            }
        }
    }

    public int SumRegion(int row1, int col1, int row2, int col2) =>
        sums[row2 + 1, col2 + 1] - sums[row2 + 1, col1] - sums[row1, col2 + 1] + sums[row1, col1];
}
