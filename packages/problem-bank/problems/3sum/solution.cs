public class Solution
{
    public IList<IList<int>> ThreeSum(int[] nums)
    {
        var ordered = nums.OrderBy(number => number).ToArray();
        var triplets = new List<IList<int>>();
        for (var first = 0; first < ordered.Length - 2; first++)
        {
            if (first > 0 && ordered[first] == ordered[first - 1]) continue;
            var left = first + 1;
            var right = ordered.Length - 1;
            while (left < right)
            {
                var total = ordered[first] + ordered[left] + ordered[right];
                if (total < 0)
                {
                    left++;
                }
                else if (total > 0)
                {
                    right--;
                }
                else
                {
                    triplets.Add(new[] { ordered[first], ordered[left], ordered[right] });
                    left++;
                    while (left < right && ordered[left] == ordered[left - 1]) left++;
                }
            }
        }
        return triplets;
    }
}
