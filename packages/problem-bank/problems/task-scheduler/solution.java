class Solution {
    public int leastInterval(char[] tasks, int n) {
        int[] counts = new int[128];
        for (char task : tasks) counts[task]++;
        int most = Arrays.stream(counts).max().orElse(0);
        int asFrequent = (int) Arrays.stream(counts).filter(count -> count == most).count();
        return Math.max(tasks.length, (most - 1) * (n + 1) + asFrequent);
    }
}
