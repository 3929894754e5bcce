public class Solution
{
    public ListNode SwapPairs(ListNode head)
    {
        var before = new ListNode(0, head);
        var last = before;
        while (last.next?.next != null)
        {
            ListNode first = last.next, second = last.next.next;
            first.next = second.next;
            second.next = first;
            last.next = second;
            last = first;
        }
        return before.next;
    }
}
