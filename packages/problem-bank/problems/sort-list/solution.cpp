class Solution {
public:
    ListNode* sortList(ListNode* head) {
        if (!head || !head->next) return head;
        ListNode *slow = head, *fast = head->next;
        while (fast && fast->next) {
            slow = slow->next;
            fast = fast->next->next;
        }
        ListNode* rest = exchange(slow->next, nullptr);
        return merged(sortList(head), sortList(rest));
    }

private:
    ListNode* merged(ListNode* a, ListNode* b) {
        ListNode before;
        ListNode* last = &before;
        while (a && b) {
            ListNode*& smaller = a->val <= b->val ? a : b;
            last = last->next = smaller;
            smaller = smaller->next;
        }
        last->next = a ? a : b;
        return before.next;
    }
};
