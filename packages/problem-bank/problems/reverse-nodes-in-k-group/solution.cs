public class Solution
{
    public ListNode ReverseKGroup(ListNode head, int k)
    {
        var dummy = new ListNode(0, head);
        var before = dummy;
        while (HasNodes(before.next, k))
        {
            var first = before.next;
            for (var step = 1; step < k; step++)
            {
                var moved = first.next;
                first.next = moved.next;
                moved.next = before.next;
                before.next = moved;
            }
            before = first;
        }
        return dummy.next;
    }

    private static bool HasNodes(ListNode node, int count)
    {
        for (; node != null && count > 0; count--) node = node.next;
        return count == 0;
    }
}
