public class Solution
{
    public int TotalHammingDistance(int[] nums)
    {
        var total = 0;
        for (var place = 0; place < 30; place++)
        {
            var ones = nums.Count(number => (number >> place & 1) == 1);
            total += ones * (nums.Length - ones);
        }
        return total;
    }
}
