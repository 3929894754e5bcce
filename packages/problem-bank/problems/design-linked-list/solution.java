class MyLinkedList {
    private static class Node {
        final int held;
        Node next;

        Node(int held, Node next) {
            this.held = held;
            this.next = next;
        }
    }

    // The node before the first; it holds no value.
    private final Node anchor = new Node(0, null);
    private int length = 0;

    public int get(int index) {
        return index < length ? before(index).next.held : -1;
    }

    public void addAtHead(int val) {
        addAtIndex(0, val);
    }

    public void addAtTail(int val) {
        addAtIndex(length, val);
    }

    public void addAtIndex(int index, int val) {
        if (index > length) return;
        Node before = before(index);
        before.next = new Node(val, before.next);
        length++;
    }

    public void deleteAtIndex(int index) {
        if (index >= length) return;
        Node before = before(index);
        before.next = before.next.next;
        length--;
    }

    private Node before(int index) {
        Node node = anchor;
        for (int step = 0; step < index; step++) node = node.next;
        return node;
    }
}
