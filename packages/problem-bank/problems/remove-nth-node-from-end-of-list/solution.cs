public class Solution
{
    public ListNode RemoveNthFromEnd(ListNode head, int n)
    {
        var before = new ListNode(0, head);
        ListNode leading = before, trailing = before;
        for (var step = 0; step < n; step++) leading = leading.next;
        while (leading.next != null)
        {
            leading = leading.next;
            trailing = trailing.next;
        }
        trailing.next = trailing.next.next;
        return before.next;
    }
}
