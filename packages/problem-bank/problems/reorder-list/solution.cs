public class Solution
{
    public void ReorderList(ListNode head)
    {
        ListNode slow = head, fast = head;
        while (fast.next?.next != null)
        {
            slow = slow.next;
            fast = fast.next.next;
        }
        var back = Reverse(slow.next);
        slow.next = null;

        var front = head;
        while (back != null)
        {
            var following = front.next;
            front.next = back;
            front = back;
            back = following;
        }
    }

    private static ListNode Reverse(ListNode node)
    {
        ListNode reversed = null;
        while (node != null)
        {
            var following = node.next;
            node.next = reversed;
            reversed = node;
            node = following;
        }
        return reversed;
    }
}
