class Solution {
public:
    ListNode* partition(ListNode* head, int x) {
        ListNode beforeSmaller, beforeOthers;
        ListNode *smaller = &beforeSmaller, *other = &beforeOthers;
        for (ListNode* node = head; node; node = node->next) {
            if (node->val < x) smaller = smaller->next = node;
            else other = other->next = node;
        }
        other->next = nullptr;
        smaller->next = beforeOthers.next;
        return beforeSmaller.next;
    }
};
