public class UndergroundSystem
{
    // Where and when the customers on their way checked in.
    private readonly Dictionary<int, (string Station, int Time)> begun =
        new Dictionary<int, (string Station, int Time)>();
    // For each pair of stations the sum of its times and their number.
    private readonly Dictionary<(string From, string To), (long Total, int Count)> times =
        new Dictionary<(string From, string To), (long Total, int Count)>();

    public void CheckIn(int id, string stationName, int t) => begun[id] = (stationName, t);

    public void CheckOut(int id, string stationName, int t)
    {
        var (origin, since) = begun[id];
        begun.Remove(id);
        times.TryGetValue((origin, stationName), out var before);
        times[(origin, stationName)] = (before.Total + t - since, before.Count + 1);
    }

    public double GetAverageTime(string startStation, string endStation)
    {
        var (total, count) = times[(startStation, endStation)];
        return (double)total / count;
    }
}
