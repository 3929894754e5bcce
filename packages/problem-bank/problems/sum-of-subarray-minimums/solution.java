class Solution {
    public int sumSubarrayMins(int[] arr) {
        long total = 0;
        Deque<Integer> rising = new ArrayDeque<>();
        long[] endingAt = new long[arr.length];
        for (int i = 0; i < arr.length; i++) {
            while (!rising.isEmpty() && arr[rising.peek()] >= arr[i]) rising.pop();
            int place = rising.isEmpty() ? -1 : rising.peek();
            endingAt[i] = (place < 0 ? 0 : endingAt[place]) + (long) arr[i] * (i - place);
            total += endingAt[i];
            rising.push(i);
        }
        return (int) (total % 1_000_000_007);
    }
}
