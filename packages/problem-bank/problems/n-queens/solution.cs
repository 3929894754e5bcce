public class Solution
{
    private readonly List<IList<string>> boards = new List<IList<string>>();
    private readonly List<int> placed = new List<int>();
    private readonly HashSet<int> columns = new HashSet<int>();
    private readonly HashSet<int> falling = new HashSet<int>();
    private readonly HashSet<int> rising = new HashSet<int>();

    public IList<IList<string>> SolveNQueens(int n)
    {
        Fill(0, n);
        return boards;
    }

    private void Fill(int row, int n)
    {
        if (row == n)
        {
            boards.Add(placed.Select(column => "Q".PadLeft(column + 1, '.').PadRight(n, '.')).ToList());
            return;
        }
        for (var column = 0; column < n; column++)
        {
            if (columns.Contains(column) || falling.Contains(row - column) || rising.Contains(row + column)) continue;
            placed.Add(column);
            columns.Add(column);
            falling.Add(row - column);
            rising.Add(row + column);
            Fill(row + 1, n);
            placed.RemoveAt(row);
            columns.Remove(column);
            falling.Remove(row - column);
            rising.Remove(row + column);
        }
    }
}
