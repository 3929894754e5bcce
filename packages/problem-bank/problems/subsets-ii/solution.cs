public class Solution
{
    public IList<IList<int>> SubsetsWithDup(int[] nums)
    {
        var numbers = nums.OrderBy(number => number).ToArray();
        var subsets = new List<IList<int>> { new List<int>() };
        var madeLast = 0;
        for (var place = 0; place < numbers.Length; place++)
        {
            var number = numbers[place];
            // A repeated number extends only what the one before it made.
            var start = place > 0 && number == numbers[place - 1] ? madeLast : 0;
            madeLast = subsets.Count;
            subsets.AddRange(subsets.Skip(start).Select(subset => (IList<int>)subset.Append(number).ToList()).ToList());
        }
        return subsets;
    }
}
