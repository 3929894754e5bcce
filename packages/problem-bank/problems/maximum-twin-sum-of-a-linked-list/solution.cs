public class Solution
{
    public int PairSum(ListNode head)
    {
        var values = new List<int>();
        for (var node = head; node != null; node = node.next) values.Add(node.val);

        var largest = 0;
        for (int left = 0, right = values.Count - 1; left < right; left++, right--)
        {
            largest = Math.Max(largest, values[left] + values[right]);
        }
        return largest;
    }
}
