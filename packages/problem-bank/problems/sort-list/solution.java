class Solution {
    public ListNode sortList(ListNode head) {
        if (head == null || head.next == null) return head;
        ListNode slow = head;
        ListNode fast = head.next;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        ListNode rest = slow.next;
        slow.next = null;
        return merged(sortList(head), sortList(rest));
    }

    private ListNode merged(ListNode a, ListNode b) {
        ListNode before = new ListNode();
        ListNode last = before;
        while (a != null && b != null) {
            if (a.val <= b.val) {
                last.next = a;
                a = a.next;
            } else {
                last.next = b;
                b = b.next;
            }
            last = last.next;
        }
        last.next = a != null ? a : b;
        return before.next;
    }
}
