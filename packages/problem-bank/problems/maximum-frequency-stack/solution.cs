public class FreqStack
{
    private readonly Dictionary<int, int> count = new Dictionary<int, int>();
    // At place i the values that came for the (i + 1)-th time, in the order in which they did.
    private readonly List<Stack<int>> ranks = new List<Stack<int>>();

    public void Push(int val)
    {
        var rank = count.GetValueOrDefault(val);
        count[val] = rank + 1;
        if (rank == ranks.Count) ranks.Add(new Stack<int>());
        ranks[rank].Push(val);
    }

    public int Pop()
    {
        var highest = ranks.Count - 1;
        var top = ranks[highest].Pop();
        if (ranks[highest].Count == 0) ranks.RemoveAt(highest);
        count[top]--;
        return top;
    }
}
