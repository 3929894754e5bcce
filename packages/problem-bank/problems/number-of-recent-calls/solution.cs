public class RecentCounter
{
    private readonly Queue<int> times = new Queue<int>();

    public int Ping(int t)
    {
        times.Enqueue(t);
        while (times.Peek() < t - 3000) times.Dequeue();
        return times.Count;
    }
}
