class Solution {
    public ListNode removeNthFromEnd(ListNode head, int n) {
        ListNode before = new ListNode(0, head);
        ListNode leading = before;
        ListNode trailing = before;
        for (int step = 0; step < n; step++) leading = leading.next;
        while (leading.next != null) {
            leading = leading.next;
            trailing = trailing.next;
        }
        trailing.next = trailing.next.next;
        return before.next;
    }
}
