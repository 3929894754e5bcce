class Solution {
public:
    ListNode* removeNthFromEnd(ListNode* head, int n) {
        ListNode before(0, head);
        ListNode *leading = &before, *trailing = &before;
        while (n-- > 0) leading = leading->next;
        while (leading->next) {
            leading = leading->next;
            trailing = trailing->next;
        }
        trailing->next = trailing->next->next;
        return before.next;
    }
};
