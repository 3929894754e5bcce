class Solution {
    public ListNode mergeKLists(ListNode[] lists) {
        return merge(lists, 0, lists.length);
    }

    private ListNode merge(ListNode[] lists, int start, int end) {
        if (start == end) return null;
        if (start + 1 == end) return lists[start];
        int middle = start + (end - start) / 2;
        return mergeTwo(merge(lists, start, middle), merge(lists, middle, end));
    }

    private ListNode mergeTwo(ListNode a, ListNode b) {
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
