public class LRUCache
{
    private readonly int capacity;
    // From the least to the most recently used.
    private readonly LinkedList<int> keys = new LinkedList<int>();
    private readonly Dictionary<int, (int Value, LinkedListNode<int> Place)> entries =
        new Dictionary<int, (int Value, LinkedListNode<int> Place)>();

    public LRUCache(int capacity)
    {
        this.capacity = capacity;
    }

    public int Get(int key)
    {
        if (!entries.TryGetValue(key, out var entry)) return -1;
        keys.Remove(entry.Place);
        keys.AddLast(entry.Place);
        return entry.Value;
    }

    public void Put(int key, int value)
    {
        if (entries.TryGetValue(key, out var entry)) keys.Remove(entry.Place);
        entries[key] = (value, keys.AddLast(key));
        if (entries.Count <= capacity) return;
        entries.Remove(keys.First.Value);
        keys.RemoveFirst();
    }
}
