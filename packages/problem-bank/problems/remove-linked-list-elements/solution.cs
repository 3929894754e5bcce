public class Solution
{
    public ListNode RemoveElements(ListNode head, int val)
    {
        var before = new ListNode(0, head);
        var last = before;
        while (last.next != null)
        {
            if (last.next.val == val) last.next = last.next.next;
            else last = last.next;
        }
        return before.next;
    }
}
