public class Solution
{
    public ListNode DeleteDuplicates(ListNode head)
    {
        var front = new ListNode(0, head);
        var last = front;
        while (last.next != null)
        {
            var value = last.next.val;
            if (last.next.next?.val != value)
            {
                last = last.next;
                continue;
            }
            while (last.next?.val == value) last.next = last.next.next;
        }
        return front.next;
    }
}
