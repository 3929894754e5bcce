class Solution {
public:
    ListNode* rotateRight(ListNode* head, int k) {
        if (!head) return nullptr;
        ListNode* last = head;
        int length = 1;
        for (; last->next; last = last->next) length++;
        last->next = head;
        for (int steps = length - k % length; steps > 0; steps--) last = last->next;
        return exchange(last->next, nullptr);
    }
};
