public class Solution
{
    private static readonly (int Down, int Right)[] Directions = { (1, 0), (-1, 0), (0, 1), (0, -1) };

    public int NearestExit(char[][] maze, int[] entrance)
    {
        int rows = maze.Length, columns = maze[0].Length;
        var start = (Row: entrance[0], Column: entrance[1]);
        var visited = new HashSet<(int, int)> { start };
        var cells = new Queue<(int Row, int Column, int Steps)>();
        cells.Enqueue((start.Row, start.Column, 0));
        while (cells.Count > 0)
        {
            var from = cells.Dequeue();
            foreach (var direction in Directions)
            {
                int row = from.Row + direction.Down, column = from.Column + direction.Right;
                if (row < 0 || row == rows || column < 0 || column == columns) continue;
                if (maze[row][column] == '+' || !visited.Add((row, column))) continue;
                if (row == 0 || row == rows - 1 || column == 0 || column == columns - 1) return from.Steps + 1;
                cells.Enqueue((row, column, from.Steps + 1));
            }
        }
        return -1;
    }
}
