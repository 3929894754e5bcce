class MyLinkedList {
public:
    int get(int index) {
        return index < length ? before(index)->next->val : -1;
    }

    void addAtHead(int val) {
        addAtIndex(0, val);
    }

    void addAtTail(int val) {
        addAtIndex(length, val);
    }

    void addAtIndex(int index, int val) {
        if (index > length) return;
        Node* node = before(index);
        node->next = make_unique<Node>(val, move(node->next));
        length++;
    }

    void deleteAtIndex(int index) {
        if (index >= length) return;
        Node* node = before(index);
        node->next = move(node->next->next);
        length--;
    }

private:
    struct Node {
        int val;
        unique_ptr<Node> next;
    };
    // The node before the first; it holds no value.
    Node anchor;
    int length = 0;

    Node* before(int index) {
        Node* node = &anchor;
        while (index-- > 0) node = node->next.get();
        return node;
    }
};
