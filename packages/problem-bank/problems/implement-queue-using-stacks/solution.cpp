class MyQueue {
public:
    void push(int x) {
        incoming.push(x);
    }

    int pop() {
        const int oldest = peek();
        outgoing.pop();
        return oldest;
    }

    int peek() {
        if (outgoing.empty()) pour();
        return outgoing.top();
    }

    bool empty() {
        return incoming.empty() && outgoing.empty();
    }

private:
    stack<int> incoming;
    // The oldest element is on its top.
    stack<int> outgoing;

    void pour() {
        for (; !incoming.empty(); incoming.pop()) outgoing.push(incoming.top());
    }
};
