public class Solution
{
    public int ThreeSumClosest(int[] nums, int target)
    {
        var numbers = nums.OrderBy(number => number).ToArray();
        var closest = numbers[0] + numbers[1] + numbers[2];
        for (var first = 0; first < numbers.Length - 2; first++)
        {
            var left = first + 1;
            var right = numbers.Length - 1;
            while (left < right)
            {
                var total = numbers[first] + numbers[left] + numbers[right];
                if (total == target) return total;
                if (Math.Abs(total - target) < Math.Abs(closest - target)) closest = total;
                if (total < target) left++;
                else right--;
            }
        }
        return closest;
    }
}
