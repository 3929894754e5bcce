class Solution {
public:
    ListNode* mergeTwoLists(ListNode* list1, ListNode* list2) {
        ListNode before;
        ListNode* last = &before;
        while (list1 && list2) {
            ListNode*& smaller = list1->val <= list2->val ? list1 : list2;
            last = last->next = smaller;
            smaller = smaller->next;
        }
        last->next = list1 ? list1 : list2;
        return before.next;
    }
};
