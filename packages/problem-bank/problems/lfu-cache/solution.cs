public class LFUCache
{
    private readonly int limit;
    private readonly Dictionary<int, int> values = new Dictionary<int, int>();
    private readonly Dictionary<int, int> counts = new Dictionary<int, int>();
    // For each use count its keys, from the least to the most recently used, and for each key its place there.
    private readonly Dictionary<int, LinkedList<int>> groups = new Dictionary<int, LinkedList<int>>();
    private readonly Dictionary<int, LinkedListNode<int>> places = new Dictionary<int, LinkedListNode<int>>();
    private int lowest = 1;

    public LFUCache(int capacity)
    {
        limit = capacity;
    }

    public int Get(int key)
    {
        if (!values.TryGetValue(key, out var found)) return -1;
        Use(key);
        return found;
    }

    public void Put(int key, int value)
    {
        if (values.ContainsKey(key))
        {
            values[key] = value;
            Use(key);
            return;
        }
        if (values.Count == limit)
        {
            var leaving = groups[lowest].First.Value;
            groups[lowest].RemoveFirst();
            values.Remove(leaving);
        }
        values[key] = value;
        lowest = 1;
        Keep(key, 1);
    }

    private void Use(int key)
    {
        var count = counts[key];
        groups[count].Remove(places[key]);
        if (count == lowest && groups[count].Count == 0) lowest++;
        Keep(key, count + 1);
    }

    private void Keep(int key, int count)
    {
        if (!groups.ContainsKey(count)) groups[count] = new LinkedList<int>();
        counts[key] = count;
        places[key] = groups[count].AddLast(key);
    }
}
