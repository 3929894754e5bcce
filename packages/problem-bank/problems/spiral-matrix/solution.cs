public class Solution
{
    public IList<int> SpiralOrder(int[][] matrix)
    {
        int top = 0, bottom = matrix.Length - 1;
        int left = 0, right = matrix[0].Length - 1;
        var order = new List<int>();
        while (top <= bottom && left <= right)
        {
            for (var column = left; column <= right; column++) order.Add(matrix[top][column]);
            for (var row = top + 1; row <= bottom; row++) order.Add(matrix[row][right]);
            if (top < bottom && left < right)
            {
                for (var column = right - 1; column >= left; column--) order.Add(matrix[bottom][column]);
                for (var row = bottom - 1; row > top; row--) order.Add(matrix[row][left]);
            }
            top++;
            bottom--;
            left++;
            right--;
        }
        return order;
    }
}
