public class Solution
{
    public int ThirdMax(int[] nums)
    {
        var largest = new SortedSet<int>();
        foreach (var number in nums)
        {
            largest.Add(number);
            if (largest.Count > 3) largest.Remove(largest.Min);
        }
        return largest.Count == 3 ? largest.Min : largest.Max;
    }
}
