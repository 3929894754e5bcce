class Solution {
    public ListNode swapPairs(ListNode head) {
        ListNode before = new ListNode(0, head);
        ListNode last = before;
        while (last.next != null && last.next.next != null) {
            ListNode first = last.next;
            ListNode second = first.next;
            first.next = second.next;
            second.next = first;
            last.next = second;
            last = first;
        }
        return before.next;
    }
}
