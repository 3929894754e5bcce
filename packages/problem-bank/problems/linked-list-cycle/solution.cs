public class Solution
{
    public bool HasCycle(ListNode head)
    {
        ListNode slow = head, fast = head;
        while (fast?.next != null)
        {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) return true;
        }
        return false;
    }
}
