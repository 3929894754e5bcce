public class Solution
{
    public ListNode DeleteMiddle(ListNode head)
    {
        if (head.next == null) return null;
        ListNode slow = head, fast = head.next.next;
        while (fast?.next != null)
        {
            slow = slow.next;
            fast = fast.next.next;
        }
        slow.next = slow.next.next;
        return head;
    }
}
