public class Solution
{
    private static readonly (int Down, int Right)[] steps = { (1, 0), (-1, 0), (0, 1), (0, -1) };

    public int LongestIncreasingPath(int[][] matrix)
    {
        int rows = matrix.Length, columns = matrix[0].Length;
        // The most cells on a path that begins here; what is larger has been worked out before.
        var longest = new int[rows, columns];
        var cells = Enumerable.Range(0, rows * columns);
        foreach (var cell in cells.OrderByDescending(cell => matrix[cell / columns][cell % columns]))
        {
            int row = cell / columns, column = cell % columns;
            var best = 0;
            foreach (var (down, right) in steps)
            {
                int beside = row + down, along = column + right;
                var isInside = beside >= 0 && beside < rows && along >= 0 && along < columns;
                if (isInside && matrix[beside][along] > matrix[row][column])
                    best = Math.Max(best, longest[beside, along]);
            }
            longest[row, column] = best + 1;
        }
        return longest.Cast<int>().Max();
    }
}
