class MedianFinder {
public:
    void addNum(int num) {
        smaller.push(num);
        larger.push(smaller.top());
        smaller.pop();
        if (larger.size() > smaller.size()) {
            smaller.push(larger.top());
            larger.pop();
        }
    }

    double findMedian() {
        if (smaller.size() > larger.size()) return smaller.top();
        return (double(smaller.top()) + larger.top()) / 2;
    }

private:
    // The smaller half may be one ahead of the larger half.
    priority_queue<int> smaller;
    priority_queue<int, vector<int>, greater<int>> larger;
};
