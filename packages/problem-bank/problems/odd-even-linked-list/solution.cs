public class Solution
{
    public ListNode OddEvenList(ListNode head)
    {
        if (head == null) return null;
        ListNode odd = head, even = head.next;
        var firstEven = even;
        while (even?.next != null)
        {
            odd.next = even.next;
            odd = odd.next;
            even.next = odd.next;
            even = even.next;
        }
        odd.next = firstEven;
        return head;
    }
}
