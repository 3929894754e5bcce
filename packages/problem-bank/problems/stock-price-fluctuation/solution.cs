public class StockPrice
{
    private readonly Dictionary<int, int> prices = new Dictionary<int, int>();
    // Every record, the highest or the lowest first; some have been corrected since.
    private readonly PriorityQueue<(int Time, int Price), int> highest =
        new PriorityQueue<(int Time, int Price), int>();
    private readonly PriorityQueue<(int Time, int Price), int> lowest =
        new PriorityQueue<(int Time, int Price), int>();
    private int latest;

    public void Update(int timestamp, int price)
    {
        prices[timestamp] = price;
        latest = Math.Max(latest, timestamp);
        highest.Enqueue((timestamp, price), -price);
        lowest.Enqueue((timestamp, price), price);
    }

    public int Current() => prices[latest];

    public int Maximum() => FirstThatHolds(highest);

    public int Minimum() => FirstThatHolds(lowest);

    private int FirstThatHolds(PriorityQueue<(int Time, int Price), int> records)
    {
        while (prices[records.Peek().Time] != records.Peek().Price) records.Dequeue();
        return records.Peek().Price;
    }
}
