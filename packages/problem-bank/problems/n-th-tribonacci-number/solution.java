class Solution {
    public int tribonacci(int n) {
        int a = 0;
        int b = 1;
        int c = 1;
        for (int step = 0; step < n; step++) {
            int next = a + b + c;
            a = b;
            b = c;
            c = next;
        }
        return a;
    }
}
