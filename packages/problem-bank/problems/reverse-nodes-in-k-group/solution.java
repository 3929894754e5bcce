class Solution {
    public ListNode reverseKGroup(ListNode head, int k) {
        ListNode dummy = new ListNode(0, head);
        ListNode before = dummy;
        while (hasNodesAfter(before, k)) {
            ListNode first = before.next;
            for (int turn = 1; turn < k; turn++) {
                ListNode moved = first.next;
                first.next = moved.next;
                moved.next = before.next;
                before.next = moved;
            }
            before = first;
        }
        return dummy.next;
    }

    private boolean hasNodesAfter(ListNode node, int count) {
        ListNode last = node;
        for (int step = 0; step < count && last != null; step++) last = last.next;
        return last != null;
    }
}
