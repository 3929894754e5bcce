class Solution {
    public boolean isPalindrome(ListNode head) {
        ListNode slow = head;
        ListNode fast = head;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        ListNode back = null;
        while (slow != null) {
            ListNode following = slow.next;
            slow.next = back;
            back = slow;
            slow = following;
        }
        for (ListNode front = head; back != null; front = front.next, back = back.next) {
            if (front.val != back.val) return false;
        }
        return true;
    }
}
