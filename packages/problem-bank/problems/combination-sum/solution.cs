public class Solution
{
    private readonly List<IList<int>> found = new List<IList<int>>();
    private readonly List<int> chosen = new List<int>();

    public IList<IList<int>> CombinationSum(int[] candidates, int target)
    {
        Extend(candidates.OrderBy(number => number).ToArray(), 0, target);
        return found;
    }

    private void Extend(int[] numbers, int start, int missing)
    {
        if (missing == 0)
        {
            found.Add(chosen.ToList());
            return;
        }
        for (var place = start; place < numbers.Length && numbers[place] <= missing; place++)
        {
            chosen.Add(numbers[place]);
            Extend(numbers, place, missing - numbers[place]);
            chosen.RemoveAt(chosen.Count - 1);
        }
    }
}
