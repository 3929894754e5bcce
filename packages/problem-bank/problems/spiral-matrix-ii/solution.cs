public class Solution
{
    public int[][] GenerateMatrix(int n)
    {
        var matrix = Enumerable.Range(0, n).Select(_ => new int[n]).ToArray();
        int top = 0, bottom = n - 1, left = 0, right = n - 1;
        var number = 1;
        while (number <= n * n)
        {
            for (var column = left; column <= right; column++) matrix[top][column] = number++;
            top++;
            for (var row = top; row <= bottom; row++) matrix[row][right] = number++;
            right--;
            for (var column = right; column >= left; column--) matrix[bottom][column] = number++;
            bottom--;
            for (var row = bottom; row >= top; row--) matrix[row][left] = number++;
            left++;
        }
        return matrix;
    }
}
