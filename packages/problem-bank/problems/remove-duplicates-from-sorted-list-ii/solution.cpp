class Solution {
public:
    ListNode* deleteDuplicates(ListNode* head) {
        ListNode front(0, head);
        ListNode* last = &front;
        while (last->next) {
            const int value = last->next->val;
            if (!last->next->next || last->next->next->val != value) {
                last = last->next;
                continue;
            }
            while (last->next && last->next->val == value) last->next = last->next->next;
        }
        return front.next;
    }
};
