public class Solution
{
    public int[] FindDiagonalOrder(int[][] mat)
    {
        int rows = mat.Length, columns = mat[0].Length;
        var order = new List<int>();
        for (var sum = 0; sum < rows + columns - 1; sum++)
        {
            int top = Math.Max(0, sum - columns + 1), bottom = Math.Min(sum, rows - 1);
            for (var step = 0; step <= bottom - top; step++)
            {
                var row = sum % 2 == 0 ? bottom - step : top + step;
                order.Add(mat[row][sum - row]);
            }
        }
        return order.ToArray();
    }
}
