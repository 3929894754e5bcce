class MinStack {
public:
    void push(int val) {
        entries.emplace(val, entries.empty() ? val : min(val, getMin()));
    }

    void pop() {
        entries.pop();
    }

    int top() {
        return entries.top().first;
    }

    int getMin() {
        return entries.top().second;
    }

private:
    // Each value with the smallest one up to it.
    stack<pair<int, int>> entries;
};
