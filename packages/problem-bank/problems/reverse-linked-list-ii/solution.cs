public class Solution
{
    public ListNode ReverseBetween(ListNode head, int left, int right)
    {
        var dummy = new ListNode(0, head);
        var before = dummy;
        for (var step = 1; step < left; step++) before = before.next;
        var first = before.next;
        for (var step = left; step < right; step++)
        {
            var moved = first.next;
            first.next = moved.next;
            moved.next = before.next;
            before.next = moved;
        }
        return dummy.next;
    }
}
