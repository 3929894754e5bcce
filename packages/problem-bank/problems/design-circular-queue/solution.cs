public class MyCircularQueue
{
    private readonly int[] ring;
    private int start;
    private int count;

    public MyCircularQueue(int k)
    {
        ring = new int[k];
    }

    public bool EnQueue(int value)
    {
        if (IsFull()) return false;
        ring[(start + count) % ring.Length] = value;
        count++;
        return true;
    }

    public bool DeQueue()
    {
        if (IsEmpty()) return false;
        start = (start + 1) % ring.Length;
        count--;
        return true;
    }

    public int Front() => IsEmpty() ? -1 : ring[start];

    public int Rear() => IsEmpty() ? -1 : ring[(start + count - 1) % ring.Length];

    public bool IsEmpty() => count == 0;

    public bool IsFull() => count == ring.Length;
}
