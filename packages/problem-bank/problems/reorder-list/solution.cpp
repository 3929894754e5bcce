class Solution {
public:
    void reorderList(ListNode* head) {
        ListNode *slow = head, *fast = head;
        while (fast->next && fast->next->next) {
            slow = slow->next;
            fast = fast->next->next;
        }

        ListNode* rest = exchange(slow->next, nullptr);
        ListNode* back = nullptr;
        while (rest) back = exchange(rest, exchange(rest->next, back));

        for (ListNode* front = head; back;) {
            ListNode* following = exchange(front->next, back);
            front = exchange(back, following);
        }
    }
};
