public class DetectSquares
{
    // How often each point was added.
    private readonly Dictionary<(int X, int Y), int> times = new Dictionary<(int X, int Y), int>();

    public void Add(int[] point) => times[(point[0], point[1])] = Times(point[0], point[1]) + 1;

    public int Count(int[] point)
    {
        int x = point[0], y = point[1];
        var squares = 0;
        foreach (var (corner, added) in times)
        {
            var (across, up) = corner;
            if (across == x || Math.Abs(across - x) != Math.Abs(up - y)) continue;
            squares += added * Times(across, y) * Times(x, up);
        }
        return squares;
    }

    private int Times(int x, int y) => times.GetValueOrDefault((x, y));
}
