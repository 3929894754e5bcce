class Solution {
public:
    ListNode* addTwoNumbers(ListNode* l1, ListNode* l2) {
        ListNode before;
        ListNode* last = &before;
        int carry = 0;
        while (l1 || l2 || carry > 0) {
            if (l1) {
                carry += l1->val;
                l1 = l1->next;
            }
            if (l2) {
                carry += l2->val;
                l2 = l2->next;
            }
            last = last->next = new ListNode(carry % 10);
            carry /= 10;
        }
        return before.next;
    }
};
