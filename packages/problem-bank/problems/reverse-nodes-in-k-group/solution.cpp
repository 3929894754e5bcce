class Solution {
public:
    ListNode* reverseKGroup(ListNode* head, int k) {
        ListNode dummy(0, head);
        ListNode* before = &dummy;
        while (true) {
            const ListNode* last = before;
            for (int step = 0; step < k; step++) {
                last = last->next;
                if (!last) return dummy.next;
            }
            ListNode* first = before->next;
            while (before->next != last) {
                ListNode* moved = first->next;
                first->next = moved->next;
                moved->next = before->next;
                before->next = moved;
            }
            before = first;
        }
    }
};
