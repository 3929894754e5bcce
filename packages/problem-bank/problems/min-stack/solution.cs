public class MinStack
{
    // Each value with the smallest one up to it.
    private readonly Stack<(int Value, int Smallest)> entries = new Stack<(int Value, int Smallest)>();

    public void Push(int val) =>
        entries.Push((val, entries.Count > 0 ? Math.Min(val, entries.Peek().Smallest) : val));

    public void Pop() => entries.Pop();

    public int Top() => entries.Peek().Value;

    public int GetMin() => entries.Peek().Smallest;
}
