class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        if (lists.empty()) return nullptr;
        while (lists.size() > 1) {
            vector<ListNode*> merged;
            if (lists.size() % 2 == 1) lists.push_back(nullptr);
            for (size_t pair = 0; pair < lists.size(); pair += 2) {
                merged.push_back(mergeTwo(lists[pair], lists[pair + 1]));
            }
            lists = move(merged);
        }
        return lists[0];
    }

private:
    ListNode* mergeTwo(ListNode* a, ListNode* b) {
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
