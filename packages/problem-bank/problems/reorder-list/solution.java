class Solution {
    public void reorderList(ListNode head) {
        ListNode slow = head;
        ListNode fast = head;
        while (fast.next != null && fast.next.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        ListNode back = reversed(slow.next);
        slow.next = null;

        ListNode front = head;
        while (back != null) {
            ListNode following = front.next;
            front.next = back;
            front = back;
            back = following;
        }
    }

    private ListNode reversed(ListNode head) {
        ListNode back = null;
        ListNode rest = head;
        while (rest != null) {
            ListNode following = rest.next;
            rest.next = back;
            back = rest;
            rest = following;
        }
        return back;
    }
}
