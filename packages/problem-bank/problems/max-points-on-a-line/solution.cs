public class Solution
{
    public int MaxPoints(int[][] points)
    {
        var best = 1;
        for (var i = 0; i < points.Length; i++)
        {
            var directions = new Dictionary<(int, int), int>();
            foreach (var point in points.Skip(i + 1))
            {
                int x = point[0] - points[i][0], y = point[1] - points[i][1];
                var divisor = Math.Abs(Gcd(x, y));
                if (x < 0 || (x == 0 && y < 0)) divisor = -divisor;
                var direction = (x / divisor, y / divisor);
                directions[direction] = directions.GetValueOrDefault(direction) + 1;
                best = Math.Max(best, directions[direction] + 1);
            }
        }
        return best;
    }

    private static int Gcd(int a, int b) => b == 0 ? a : Gcd(b, a % b);
}
