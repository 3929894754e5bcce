public class Solution
{
    public ListNode RotateRight(ListNode head, int k)
    {
        if (head == null) return null;
        var last = head;
        var length = 1;
        for (; last.next != null; last = last.next) length++;
        last.next = head;
        for (var step = k % length; step < length; step++) last = last.next;
        head = last.next;
        last.next = null;
        return head;
    }
}
