public class Solution
{
    public ListNode SortList(ListNode head)
    {
        if (head?.next == null) return head;
        ListNode slow = head, fast = head.next;
        while (fast?.next != null)
        {
            slow = slow.next;
            fast = fast.next.next;
        }
        var rest = slow.next;
        slow.next = null;
        return Merged(SortList(head), SortList(rest));
    }

    private static ListNode Merged(ListNode a, ListNode b)
    {
        var before = new ListNode();
        var last = before;
        while (a != null && b != null)
        {
            if (a.val <= b.val)
            {
                last.next = a;
                a = a.next;
            }
            else
            {
                last.next = b;
                b = b.next;
            }
            last = last.next;
        }
        last.next = a ?? b;
        return before.next;
    }
}
