public class Solution
{
    public bool SearchMatrix(int[][] matrix, int target)
    {
        int row = 0, column = matrix[0].Length - 1;
        while (row < matrix.Length && column >= 0)
        {
            if (matrix[row][column] == target) return true;
            if (matrix[row][column] < target) row++;
            else column--;
        }
        return false;
    }
}
