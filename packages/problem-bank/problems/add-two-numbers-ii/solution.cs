public class Solution
{
    public ListNode AddTwoNumbers(ListNode l1, ListNode l2)
    {
        var (first, second) = (DigitsOf(l1), DigitsOf(l2));
        ListNode head = null;
        var carry = 0;
        while (first.Count > 0 || second.Count > 0 || carry > 0)
        {
            var total = carry;
            if (first.Count > 0) total += first.Pop();
            if (second.Count > 0) total += second.Pop();
            carry = total / 10;
            head = new ListNode(total % 10, head);
        }
        return head;
    }

    private static Stack<int> DigitsOf(ListNode node)
    {
        var digits = new Stack<int>();
        for (; node != null; node = node.next) digits.Push(node.val);
        return digits;
    }
}
