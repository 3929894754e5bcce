public class MapSum
{
    private readonly Dictionary<string, int> values = new Dictionary<string, int>();
    private readonly Dictionary<string, int> sums = new Dictionary<string, int>();

    public void Insert(string key, int val)
    {
        var change = val - values.GetValueOrDefault(key);
        values[key] = val;
        for (var length = 1; length <= key.Length; length++)
        {
            var beginning = key.Substring(0, length);
            sums[beginning] = sums.GetValueOrDefault(beginning) + change;
        }
    }

    public int Sum(string prefix) => sums.GetValueOrDefault(prefix);
}
