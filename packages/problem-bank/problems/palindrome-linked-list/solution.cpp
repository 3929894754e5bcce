class Solution {
public:
    bool isPalindrome(ListNode* head) {
        ListNode *slow = head, *fast = head;
        while (fast && fast->next) {
            slow = slow->next;
            fast = fast->next->next;
        }
        ListNode* back = nullptr;
        while (slow) back = exchange(slow, exchange(slow->next, back));
        for (ListNode* front = head; back; front = front->next, back = back->next) {
            if (front->val != back->val) return false;
        }
        return true;
    }
};
