class Solution {
    public ListNode reverseList(ListNode head) {
        ListNode reversedHead = null;
        ListNode node = head;
        while (node != null) {
            ListNode following = node.next;
            node.next = reversedHead;
            reversedHead = node;
            node = following;
        }
        return reversedHead;
    }
}
