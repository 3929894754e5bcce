public class Solution
{
    public IList<IList<int>> FourSum(int[] nums, int target)
    {
        var numbers = nums.OrderBy(number => number).ToArray();
        var size = numbers.Length;
        var quadruplets = new List<IList<int>>();
        for (var a = 0; a < size - 3; a++)
        {
            if (a > 0 && numbers[a] == numbers[a - 1]) continue;
            for (var b = a + 1; b < size - 2; b++)
            {
                if (b > a + 1 && numbers[b] == numbers[b - 1]) continue;
                // Sums of four do not fit an int.
                var missing = (long)target - numbers[a] - numbers[b];
                var left = b + 1;
                var right = size - 1;
                while (left < right)
                {
                    var pair = (long)numbers[left] + numbers[right];
                    if (pair == missing)
                        quadruplets.Add(new[] { numbers[a], numbers[b], numbers[left], numbers[right] });
                    if (pair <= missing)
                    {
                        left++;
                        while (left < right && numbers[left] == numbers[left - 1]) left++;
                    }
                    else
                    {
                        right--;
                    }
                }
            }
        }
        return quadruplets;
    }
}
