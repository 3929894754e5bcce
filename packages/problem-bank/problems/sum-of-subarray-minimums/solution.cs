public class Solution
{
    public int SumSubarrayMins(int[] arr)
    {
        long total = 0;
        var rising = new Stack<int>();
        var endingAt = new long[arr.Length];
        for (var i = 0; i < arr.Length; i++)
        {
            while (rising.Count > 0 && arr[rising.Peek()] >= arr[i]) rising.Pop();
            var place = rising.Count > 0 ? rising.Peek() : -1;
            endingAt[i] = (place < 0 ? 0 : endingAt[place]) + (long)arr[i] * (i - place);
            total += endingAt[i];
            rising.Push(i);
        }
        return (int)(total % 1_000_000_007);
    }
}
