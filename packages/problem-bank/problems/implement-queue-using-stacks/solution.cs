public class MyQueue
{
    private readonly Stack<int> incoming = new Stack<int>();
    // The oldest element is on its top.
    private readonly Stack<int> outgoing = new Stack<int>();

    public void Push(int x) => incoming.Push(x);

    public int Pop()
    {
        Pour();
        return outgoing.Pop();
    }

    public int Peek()
    {
        Pour();
        return outgoing.Peek();
    }

    public bool Empty() => incoming.Count == 0 && outgoing.Count == 0;

    private void Pour()
    {
        if (outgoing.Count > 0) return;
        while (incoming.Count > 0) outgoing.Push(incoming.Pop());
    }
}
