public class Solution
{
    public int CountBattleships(char[][] board)
    {
        var ships = 0;
        for (var r = 0; r < board.Length; r++)
        {
            for (var c = 0; c < board[0].Length; c++)
            {
                var goesOn = (r > 0 && board[r - 1][c] == 'X') || (c > 0 && board[r][c - 1] == 'X');
                if (board[r][c] == 'X' && !goesOn) ships++;
            }
        }
        return ships;
    }
}
