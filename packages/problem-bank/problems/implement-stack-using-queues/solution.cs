public class MyStack
{
    // The newest element stands at the front.
    private readonly Queue<int> elements = new Queue<int>();

    public void Push(int x)
    {
        elements.Enqueue(x);
        for (var older = 1; older < elements.Count; older++) elements.Enqueue(elements.Dequeue());
    }

    public int Pop() => elements.Dequeue();

    public int Top() => elements.Peek();

    public bool Empty() => elements.Count == 0;
}
