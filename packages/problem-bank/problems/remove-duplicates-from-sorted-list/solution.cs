public class Solution
{
    public ListNode DeleteDuplicates(ListNode head)
    {
        var node = head;
        while (node?.next != null)
        {
            if (node.next.val == node.val) node.next = node.next.next;
            else node = node.next;
        }
        return head;
    }
}
