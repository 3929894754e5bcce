class MyStack {
    // The newest element stands at the front.
    private final Queue<Integer> elements = new ArrayDeque<>();

    public void push(int x) {
        elements.add(x);
        for (int older = elements.size() - 1; older > 0; older--) elements.add(elements.remove());
    }

    public int pop() {
        return elements.remove();
    }

    public int top() {
        return elements.element();
    }

    public boolean empty() {
        return elements.isEmpty();
    }
}
