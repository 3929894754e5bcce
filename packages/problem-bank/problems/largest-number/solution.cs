public class Solution
{
    public string LargestNumber(int[] nums)
    {
        var numbers = nums.Select(number => number.ToString()).ToArray();
        Array.Sort(numbers, (a, b) => string.CompareOrdinal(b + a, a + b));
        return numbers[0] == "0" ? "0" : string.Concat(numbers);
    }
}
