public class SnapshotArray
{
    // For each element the snapshots that were the first to show a change, and its values.
    private readonly List<int>[] since;
    private readonly List<int>[] values;
    private int taken;

    public SnapshotArray(int length)
    {
        since = Enumerable.Range(0, length).Select(_ => new List<int> { 0 }).ToArray();
        values = Enumerable.Range(0, length).Select(_ => new List<int> { 0 }).ToArray();
    }

    public void Set(int index, int val)
    {
        if (since[index].Last() == taken) values[index].RemoveAt(values[index].Count - 1);
        else since[index].Add(taken);
        values[index].Add(val);
    }

    public int Snap() => taken++;

    public int Get(int index, int snapId)
    {
        var place = since[index].BinarySearch(snapId);
        // What is not found is told by the complement of the place it belongs to, which is behind the change before.
        return values[index][place >= 0 ? place : ~place - 1];
    }
}
