class MyCircularQueue {
    private final int[] ring;
    private int start = 0;
    private int count = 0;

    public MyCircularQueue(int k) {
        ring = new int[k];
    }

    public boolean enQueue(int value) {
        if (isFull()) return false;
        ring[(start + count) % ring.length] = value;
        count++;
        return true;
    }

    public boolean deQueue() {
        if (isEmpty()) return false;
        start = (start + 1) % ring.length;
        count--;
        return true;
    }

    public int front() {
        return isEmpty() ? -1 : ring[start];
    }

    public int rear() {
        return isEmpty() ? -1 : ring[(start + count - 1) % ring.length];
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public boolean isFull() {
        return count == ring.length;
    }
}
