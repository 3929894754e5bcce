public class Solution
{
    public void Rotate(int[][] matrix)
    {
        Array.Reverse(matrix);
        for (var row = 0; row < matrix.Length; row++)
            for (var column = 0; column < row; column++)
                (matrix[row][column], matrix[column][row]) = (matrix[column][row], matrix[row][column]);
    }
}
