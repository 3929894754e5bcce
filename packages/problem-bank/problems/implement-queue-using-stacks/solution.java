class MyQueue {
    private final Deque<Integer> incoming = new ArrayDeque<>();
    // The oldest element is on its top.
    private final Deque<Integer> outgoing = new ArrayDeque<>();

    public void push(int x) {
        incoming.push(x);
    }

    public int pop() {
        pour();
        return outgoing.pop();
    }

    public int peek() {
        pour();
        return outgoing.peek();
    }

    public boolean empty() {
        return incoming.isEmpty() && outgoing.isEmpty();
    }

    private void pour() {
        if (!outgoing.isEmpty()) return;
        while (!incoming.isEmpty()) outgoing.push(incoming.pop());
    }
}
