public class Solution
{
    public int[] NextGreaterElements(int[] nums)
    {
        var size = nums.Length;
        var answer = Enumerable.Repeat(-1, size).ToArray();
        var waiting = new Stack<int>();
        for (var step = 0; step < 2 * size; step++)
        {
            var number = nums[step % size];
            while (waiting.Count > 0 && nums[waiting.Peek()] < number) answer[waiting.Pop()] = number;
            if (step < size) waiting.Push(step);
        }
        return answer;
    }
}
