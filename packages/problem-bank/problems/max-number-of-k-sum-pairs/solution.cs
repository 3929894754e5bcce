public class Solution
{
    public int MaxOperations(int[] nums, int k)
    {
        var waiting = new Dictionary<int, int>();
        var operations = 0;
        foreach (var number in nums)
        {
            if (waiting.TryGetValue(k - number, out var partners) && partners > 0)
            {
                waiting[k - number] = partners - 1;
                operations++;
            }
            else
            {
                waiting[number] = waiting.GetValueOrDefault(number) + 1;
            }
        }
        return operations;
    }
}
