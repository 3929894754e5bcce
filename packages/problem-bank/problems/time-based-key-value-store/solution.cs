public class TimeMap
{
    // For each key its times, which only grow, and the values set at them.
    private readonly Dictionary<string, List<int>> times = new Dictionary<string, List<int>>();
    private readonly Dictionary<string, List<string>> values = new Dictionary<string, List<string>>();

    public void Set(string key, string value, int timestamp)
    {
        if (!times.ContainsKey(key))
        {
            times[key] = new List<int>();
            values[key] = new List<string>();
        }
        times[key].Add(timestamp);
        values[key].Add(value);
    }

    public string Get(string key, int timestamp)
    {
        if (!times.TryGetValue(key, out var known)) return "";
        var place = known.BinarySearch(timestamp);
        // What is not found is told by the complement of the place it belongs to, which is behind the time before.
        if (place < 0) place = ~place - 1;
        return place < 0 ? "" : values[key][place];
    }
}
