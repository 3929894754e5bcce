class Solution {
    public ListNode addTwoNumbers(ListNode l1, ListNode l2) {
        Deque<Integer> first = digitsOf(l1);
        Deque<Integer> second = digitsOf(l2);
        ListNode head = null;
        int carry = 0;
        while (!first.isEmpty() || !second.isEmpty() || carry > 0) {
            int total = carry;
            if (!first.isEmpty()) total += first.pop();
            if (!second.isEmpty()) total += second.pop();
            carry = total / 10;
            head = new ListNode(total % 10, head);
        }
        return head;
    }

    private Deque<Integer> digitsOf(ListNode node) {
        Deque<Integer> digits = new ArrayDeque<>();
        for (; node != null; node = node.next) {
            digits.push(node.val);
        }
        return digits;
    }
}
