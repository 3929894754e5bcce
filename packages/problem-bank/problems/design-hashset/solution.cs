public class MyHashSet
{
    private readonly List<int>[] buckets = Enumerable.Range(0, 2069).Select(_ => new List<int>()).ToArray();

    public void Add(int key)
    {
        if (!Contains(key)) Bucket(key).Add(key);
    }

    public void Remove(int key) => Bucket(key).Remove(key);

    public bool Contains(int key) => Bucket(key).Contains(key);

    private List<int> Bucket(int key) => buckets[key % buckets.Length];
}
