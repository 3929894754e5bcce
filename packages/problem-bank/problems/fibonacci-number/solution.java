class Solution {
    public int fib(int n) {
        int current = 0;
        int following = 1;
        for (int step = 0; step < n; step++) {
            int next = current + following;
            current = following;
            following = next;
        }
        return current;
    }
}
