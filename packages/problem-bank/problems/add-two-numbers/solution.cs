public class Solution
{
    public ListNode AddTwoNumbers(ListNode l1, ListNode l2)
    {
        var before = new ListNode();
        var last = before;
        var carry = 0;
        while (l1 != null || l2 != null || carry > 0)
        {
            var total = carry + (l1?.val ?? 0) + (l2?.val ?? 0);
            carry = total / 10;
            last.next = new ListNode(total % 10);
            last = last.next;
            l1 = l1?.next;
            l2 = l2?.next;
        }
        return before.next;
    }
}
