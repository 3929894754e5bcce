public class Solution
{
    public int[] SingleNumber(int[] nums)
    {
        var both = nums.Aggregate((all, number) => all ^ number);
        var bit = both & -both;
        var one = nums.Where(number => (number & bit) != 0).Aggregate((group, number) => group ^ number);
        return new[] { one, both ^ one };
    }
}
