public class MedianFinder
{
    // The smaller half, its largest first; it may be one ahead of the larger half.
    private readonly PriorityQueue<int, int> smaller = new PriorityQueue<int, int>();
    private readonly PriorityQueue<int, int> larger = new PriorityQueue<int, int>();

    public void AddNum(int num)
    {
        var moved = smaller.EnqueueDequeue(num, -num);
        larger.Enqueue(moved, moved);
        if (larger.Count <= smaller.Count) return;
        moved = larger.Dequeue();
        smaller.Enqueue(moved, -moved);
    }

    public double FindMedian() =>
        smaller.Count > larger.Count ? smaller.Peek() : (smaller.Peek() + larger.Peek()) / 2.0;
}
