public class Solution
{
    public bool IsPalindrome(ListNode head)
    {
        ListNode slow = head, fast = head;
        while (fast?.next != null)
        {
            slow = slow.next;
            fast = fast.next.next;
        }
        var back = Reverse(slow);
        for (var front = head; back != null; front = front.next, back = back.next)
            if (front.val != back.val) return false;
        return true;
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
