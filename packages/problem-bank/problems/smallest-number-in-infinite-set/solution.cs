public class SmallestInfiniteSet
{
    // This and all numbers above are in the set; below it only those that were put back.
    private int untouched = 1;
    private readonly SortedSet<int> back = new SortedSet<int>();

    public int PopSmallest()
    {
        if (back.Count == 0) return untouched++;
        var smallest = back.Min;
        back.Remove(smallest);
        return smallest;
    }

    public void AddBack(int num)
    {
        if (num < untouched) back.Add(num);
    }
}
