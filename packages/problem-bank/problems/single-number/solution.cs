public class Solution
{
    public int SingleNumber(int[] nums) => nums.Aggregate((single, number) => single ^ number);
}
