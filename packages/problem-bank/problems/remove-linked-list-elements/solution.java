class Solution {
    public ListNode removeElements(ListNode head, int val) {
        ListNode before = new ListNode(0, head);
        ListNode last = before;
        while (last.next != null) {
            if (last.next.val == val) last.next = last.next.next;
            else last = last.next;
        }
        return before.next;
    }
}
