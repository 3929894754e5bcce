public class MyLinkedList
{
    // The node before the first; it holds no value.
    private readonly Link anchor = new Link();
    private int length;

    public int Get(int index) => index < length ? Before(index).Next.Val : -1;

    public void AddAtHead(int val) => AddAtIndex(0, val);

    public void AddAtTail(int val) => AddAtIndex(length, val);

    public void AddAtIndex(int index, int val)
    {
        if (index > length) return;
        var before = Before(index);
        before.Next = new Link { Val = val, Next = before.Next };
        length++;
    }

    public void DeleteAtIndex(int index)
    {
        if (index >= length) return;
        var before = Before(index);
        before.Next = before.Next.Next;
        length--;
    }

    private Link Before(int index)
    {
        var node = anchor;
        for (var step = 0; step < index; step++) node = node.Next;
        return node;
    }

    private sealed class Link
    {
        public int Val;
        public Link Next;
    }
}
