public class KthLargest
{
    private readonly int place;
    // The k largest numbers so far, the smallest of them first.
    private readonly PriorityQueue<int, int> largest = new PriorityQueue<int, int>();

    public KthLargest(int k, int[] nums)
    {
        place = k;
        foreach (var num in nums) Keep(num);
    }

    public int Add(int val)
    {
        Keep(val);
        return largest.Peek();
    }

    private void Keep(int number)
    {
        largest.Enqueue(number, number);
        if (largest.Count > place) largest.Dequeue();
    }
}
