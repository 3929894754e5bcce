class Solution {
    public ListNode partition(ListNode head, int x) {
        ListNode beforeSmaller = new ListNode();
        ListNode beforeOthers = new ListNode();
        ListNode smaller = beforeSmaller;
        ListNode other = beforeOthers;
        for (ListNode node = head; node != null; node = node.next) {
            if (node.val < x) {
                smaller.next = node;
                smaller = node;
            } else {
                other.next = node;
                other = node;
            }
        }
        other.next = null;
        smaller.next = beforeOthers.next;
        return beforeSmaller.next;
    }
}
