public class HitCounter
{
    // Each second of the window that had a hit.
    private readonly LinkedList<(int Second, int Hits)> seconds = new LinkedList<(int Second, int Hits)>();
    private int total;

    public void Hit(int timestamp)
    {
        if (seconds.Count == 0 || seconds.Last.Value.Second != timestamp) seconds.AddLast((timestamp, 0));
        seconds.Last.Value = (timestamp, seconds.Last.Value.Hits + 1);
        total++;
    }

    public int GetHits(int timestamp)
    {
        while (seconds.Count > 0 && seconds.First.Value.Second <= timestamp - 300)
        {
            total -= seconds.First.Value.Hits;
            seconds.RemoveFirst();
        }
        return total;
    }
}
