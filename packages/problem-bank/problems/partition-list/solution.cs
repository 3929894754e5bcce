public class Solution
{
    public ListNode Partition(ListNode head, int x)
    {
        ListNode beforeSmaller = new ListNode(), beforeOthers = new ListNode();
        ListNode smaller = beforeSmaller, other = beforeOthers;
        for (var node = head; node != null; node = node.next)
        {
            if (node.val < x)
            {
                smaller.next = node;
                smaller = node;
            }
            else
            {
                other.next = node;
                other = node;
            }
        }
        other.next = null;
        smaller.next = beforeOthers.next;
        return beforeSmaller.next;
    }
}
