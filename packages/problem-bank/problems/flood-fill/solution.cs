public class Solution
{
    public int[][] FloodFill(int[][] image, int sr, int sc, int color)
    {
        var old = image[sr][sc];
        if (old == color) return image;
        var steps = new[] { (1, 0), (-1, 0), (0, 1), (0, -1) };
        image[sr][sc] = color;
        var toVisit = new Stack<(int Row, int Column)>();
        toVisit.Push((sr, sc));
        while (toVisit.Count > 0)
        {
            var (r, c) = toVisit.Pop();
            foreach (var (down, right) in steps)
            {
                int row = r + down, column = c + right;
                var isInside = row >= 0 && row < image.Length && column >= 0 && column < image[0].Length;
                if (!isInside || image[row][column] != old) continue;
                image[row][column] = color;
                toVisit.Push((row, column));
            }
        }
        return image;
    }
}
