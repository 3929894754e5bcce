public class Solution
{
    public int[] NextGreaterElements(int[] nums)
    {
        var answer = Enumerable.Repeat(-1, nums.Length).ToArray();
        var waiting = new Stack<int>();
        for (var index = 0; index < nums.Length; index++)
        {
            while (waiting.Count > 0 && nums[waiting.Peek()] < nums[index]) answer[waiting.Pop()] = nums[index];
            waiting.Push(index);
        }
        return answer;
    }
}
