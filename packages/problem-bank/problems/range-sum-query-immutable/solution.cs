public class NumArray
{
    // The sum of everything before each place.
    private readonly int[] before;

    public NumArray(int[] nums)
    {
        before = new int[nums.Length + 1];
        for (var place = 0; place < nums.Length; place++) before[place + 1] = before[place] + nums[place];
    }

    public int SumRange(int left, int right) => before[right + 1] - before[left];
}
