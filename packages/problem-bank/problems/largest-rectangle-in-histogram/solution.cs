public class Solution
{
    public int LargestRectangleArea(int[] heights)
    {
        var largest = 0;
        var rising = new Stack<int>();
        for (var right = 0; right <= heights.Length; right++)
        {
            var height = right < heights.Length ? heights[right] : 0;
            while (rising.Count > 0 && heights[rising.Peek()] > height)
            {
                var lowest = heights[rising.Pop()];
                var left = rising.Count > 0 ? rising.Peek() + 1 : 0;
                largest = Math.Max(largest, lowest * (right - left));
            }
            rising.Push(right);
        }
        return largest;
    }
}
