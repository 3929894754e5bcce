public class Solution
{
    private readonly List<IList<int>> permutations = new List<IList<int>>();
    private readonly List<int> chosen = new List<int>();

    public IList<IList<int>> PermuteUnique(int[] nums)
    {
        var distinct = nums.Distinct().ToArray();
        Fill(distinct, distinct.Select(number => nums.Count(other => other == number)).ToArray(), nums.Length);
        return permutations;
    }

    private void Fill(int[] numbers, int[] left, int size)
    {
        if (chosen.Count == size)
        {
            permutations.Add(chosen.ToList());
            return;
        }
        for (var place = 0; place < numbers.Length; place++)
        {
            if (left[place] == 0) continue;
            left[place]--;
            chosen.Add(numbers[place]);
            Fill(numbers, left, size);
            chosen.RemoveAt(chosen.Count - 1);
            left[place]++;
        }
    }
}
