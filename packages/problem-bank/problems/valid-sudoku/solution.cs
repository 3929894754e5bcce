public class Solution
{
    public bool IsValidSudoku(char[][] board)
    {
        var seen = new HashSet<(string Unit, int Place, char Digit)>();
        for (var row = 0; row < 9; row++)
        {
            for (var column = 0; column < 9; column++)
            {
                var digit = board[row][column];
                if (digit == '.') continue;
                var box = row / 3 * 3 + column / 3;
                if (!seen.Add(("row", row, digit))) return false;
                if (!seen.Add(("column", column, digit))) return false;
                if (!seen.Add(("box", box, digit))) return false;
            }
        }
        return true;
    }
}
