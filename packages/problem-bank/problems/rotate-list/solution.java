class Solution {
    public ListNode rotateRight(ListNode head, int k) {
        if (head == null) return null;
        ListNode last = head;
        int length = 1;
        while (last.next != null) {
            last = last.next;
            length++;
        }
        last.next = head;
        for (int step = length - k % length; step > 0; step--) last = last.next;
        ListNode newHead = last.next;
        last.next = null;
        return newHead;
    }
}
