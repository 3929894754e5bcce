public class Solution
{
    private bool[] columns, falling, rising;

    public int TotalNQueens(int n)
    {
        columns = new bool[n];
        falling = new bool[2 * n];
        rising = new bool[2 * n];
        return WaysFrom(0, n);
    }

    private int WaysFrom(int row, int n)
    {
        if (row == n) return 1;
        var ways = 0;
        for (var column = 0; column < n; column++)
        {
            if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
            columns[column] = falling[row - column + n] = rising[row + column] = true;
            ways += WaysFrom(row + 1, n);
            columns[column] = falling[row - column + n] = rising[row + column] = false;
        }
        return ways;
    }
}
