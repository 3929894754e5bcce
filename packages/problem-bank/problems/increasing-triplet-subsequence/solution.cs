public class Solution
{
    public bool IncreasingTriplet(int[] nums)
    {
        // The smallest so far, and the smallest with a smaller one before it.
        int first = int.MaxValue, second = int.MaxValue;
        foreach (var number in nums)
        {
            if (number <= first) first = number;
            else if (number <= second) second = number;
            else return true;
        }
        return false;
    }
}
