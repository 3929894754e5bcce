public class MyHashMap
{
    private readonly List<(int Key, int Value)>[] buckets = new List<(int Key, int Value)>[2069];

    public MyHashMap()
    {
        for (var place = 0; place < buckets.Length; place++) buckets[place] = new List<(int Key, int Value)>();
    }

    public void Put(int key, int value)
    {
        var pairs = Bucket(key);
        var place = pairs.FindIndex(pair => pair.Key == key);
        if (place >= 0) pairs[place] = (key, value);
        else pairs.Add((key, value));
    }

    public int Get(int key)
    {
        var pairs = Bucket(key);
        var place = pairs.FindIndex(pair => pair.Key == key);
        return place >= 0 ? pairs[place].Value : -1;
    }

    public void Remove(int key) => Bucket(key).RemoveAll(pair => pair.Key == key);

    private List<(int Key, int Value)> Bucket(int key) => buckets[key % buckets.Length];
}
