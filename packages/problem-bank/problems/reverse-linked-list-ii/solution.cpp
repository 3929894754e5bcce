class Solution {
public:
    ListNode* reverseBetween(ListNode* head, int left, int right) {
        ListNode dummy(0, head);
        ListNode* before = &dummy;
        for (int place = 1; place < left; place++) before = before->next;
        ListNode* first = before->next;
        for (int place = left; place < right; place++) {
            ListNode* moved = first->next;
            first->next = moved->next;
            moved->next = before->next;
            before->next = moved;
        }
        return dummy.next;
    }
};
