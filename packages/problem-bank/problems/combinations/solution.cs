public class Solution
{
    private readonly List<IList<int>> combinations = new List<IList<int>>();
    private readonly List<int> chosen = new List<int>();

    public IList<IList<int>> Combine(int n, int k)
    {
        Choose(1, n, k);
        return combinations;
    }

    private void Choose(int first, int last, int missing)
    {
        if (missing == 0)
        {
            combinations.Add(chosen.ToList());
            return;
        }
        for (var number = first; number <= last - missing + 1; number++)
        {
            chosen.Add(number);
            Choose(number + 1, last, missing - 1);
            chosen.RemoveAt(chosen.Count - 1);
        }
    }
}
