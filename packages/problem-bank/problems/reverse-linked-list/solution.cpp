class Solution {
public:
    ListNode* reverseList(ListNode* head) {
        ListNode* reversed = nullptr;
        while (head) {
            ListNode* following = head->next;
            head->next = reversed;
            reversed = head;
            head = following;
        }
        return reversed;
    }
};
