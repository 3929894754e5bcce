public class Solution
{
    public int KthSmallest(int[][] matrix, int k)
    {
        var n = matrix.Length;
        int low = matrix[0][0], high = matrix[n - 1][n - 1];
        while (low < high)
        {
            var middle = low + (high - low) / 2;
            if (CountUpTo(matrix, middle) < k) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    private static int CountUpTo(int[][] matrix, int value)
    {
        int count = 0, row = matrix.Length - 1, column = 0;
        while (row >= 0 && column < matrix.Length)
        {
            if (matrix[row][column] <= value)
            {
                count += row + 1;
                column++;
            }
            else
            {
                row--;
            }
        }
        return count;
    }
}
