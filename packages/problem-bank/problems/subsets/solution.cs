public class Solution
{
    public IList<IList<int>> Subsets(int[] nums)
    {
        var found = new List<IList<int>> { new List<int>() };
        foreach (var number in nums)
            found.AddRange(found.Select(subset => (IList<int>)subset.Append(number).ToList()).ToList());
        return found;
    }
}
