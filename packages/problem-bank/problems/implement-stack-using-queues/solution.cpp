class MyStack {
public:
    void push(int x) {
        elements.push(x);
        for (size_t older = elements.size() - 1; older > 0; older--) {
            elements.push(elements.front());
            elements.pop();
        }
    }

    int pop() {
        const int newest = elements.front();
        elements.pop();
        return newest;
    }

    int top() {
        return elements.front();
    }

    bool empty() {
        return elements.empty();
    }

private:
    // The newest element stands at the front.
    queue<int> elements;
};
