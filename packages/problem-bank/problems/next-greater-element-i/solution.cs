public class Solution
{
    public int[] NextGreaterElement(int[] nums1, int[] nums2)
    {
        var nextGreater = new Dictionary<int, int>();
        var waiting = new Stack<int>();
        foreach (var number in nums2)
        {
            while (waiting.Count > 0 && waiting.Peek() < number) nextGreater[waiting.Pop()] = number;
            waiting.Push(number);
        }
        return nums1.Select(number => nextGreater.GetValueOrDefault(number, -1)).ToArray();
    }
}
