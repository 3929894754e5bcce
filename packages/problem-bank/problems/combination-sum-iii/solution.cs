public class Solution
{
    private readonly List<IList<int>> combinations = new List<IList<int>>();
    private readonly List<int> chosen = new List<int>();

    public IList<IList<int>> CombinationSum3(int k, int n)
    {
        Choose(1, k, n);
        return combinations;
    }

    private void Choose(int first, int count, int missing)
    {
        if (count == 0)
        {
            if (missing == 0) combinations.Add(chosen.ToList());
            return;
        }
        for (var digit = first; digit <= Math.Min(9, missing); digit++)
        {
            chosen.Add(digit);
            Choose(digit + 1, count - 1, missing - digit);
            chosen.RemoveAt(chosen.Count - 1);
        }
    }
}
