public class Solution
{
    private readonly List<IList<int>> combinations = new List<IList<int>>();
    private readonly List<int> chosen = new List<int>();

    public IList<IList<int>> CombinationSum2(int[] candidates, int target)
    {
        Choose(candidates.OrderBy(number => number).ToArray(), 0, target);
        return combinations;
    }

    private void Choose(int[] numbers, int first, int missing)
    {
        if (missing == 0)
        {
            combinations.Add(chosen.ToList());
            return;
        }
        for (var place = first; place < numbers.Length && numbers[place] <= missing; place++)
        {
            if (place > first && numbers[place] == numbers[place - 1]) continue;
            chosen.Add(numbers[place]);
            Choose(numbers, place + 1, missing - numbers[place]);
            chosen.RemoveAt(chosen.Count - 1);
        }
    }
}
