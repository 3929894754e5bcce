class Solution {
    public ListNode deleteDuplicates(ListNode head) {
        ListNode front = new ListNode(0, head);
        ListNode last = front;
        while (last.next != null) {
            ListNode first = last.next;
            if (first.next == null || first.next.val != first.val) {
                last = first;
                continue;
            }
            while (last.next != null && last.next.val == first.val) last.next = last.next.next;
        }
        return front.next;
    }
}
