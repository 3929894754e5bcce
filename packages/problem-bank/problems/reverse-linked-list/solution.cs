public class Solution
{
    public ListNode ReverseList(ListNode head)
    {
        ListNode reversed = null;
        while (head != null)
        {
            var following = head.next;
            head.next = reversed;
            reversed = head;
            head = following;
        }
        return reversed;
    }
}
