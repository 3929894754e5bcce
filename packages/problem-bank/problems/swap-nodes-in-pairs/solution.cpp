class Solution {
public:
    ListNode* swapPairs(ListNode* head) {
        ListNode before(0, head);
        ListNode* last = &before;
        while (last->next && last->next->next) {
            ListNode *first = last->next, *second = first->next;
            first->next = second->next;
            second->next = first;
            last->next = second;
            last = first;
        }
        return before.next;
    }
};
