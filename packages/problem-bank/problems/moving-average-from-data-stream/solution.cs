public class MovingAverage
{
    private readonly int limit;
    private readonly Queue<int> window = new Queue<int>();
    private int sum;

    public MovingAverage(int size)
    {
        limit = size;
    }

    public double Next(int val)
    {
        window.Enqueue(val);
        sum += val;
        if (window.Count > limit) sum -= window.Dequeue();
        return (double)sum / window.Count;
    }
}
