class MyCircularQueue {
public:
    MyCircularQueue(int k) : ring(k) {}

    bool enQueue(int value) {
        if (isFull()) return false;
        ring[(start + count) % ring.size()] = value;
        count++;
        return true;
    }

    bool deQueue() {
        if (isEmpty()) return false;
        start = (start + 1) % ring.size();
        count--;
        return true;
    }

    int front() {
        return isEmpty() ? -1 : ring[start];
    }

    int rear() {
        return isEmpty() ? -1 : ring[(start + count - 1) % ring.size()];
    }

    bool isEmpty() {
        return count == 0;
    }

    bool isFull() {
        return count == ring.size();
    }

private:
    vector<int> ring;
    size_t start = 0, count = 0;
};
