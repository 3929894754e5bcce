class Solution {
    public int[][] reconstructQueue(int[][] people) {
        int[][] tallestFirst = people.clone();
        Arrays.sort(tallestFirst, (a, b) -> a[0] != b[0] ? Integer.compare(b[0], a[0]) : Integer.compare(a[1], b[1]));
        List<int[]> queue = new ArrayList<>();
        for (int[] person : tallestFirst) {
            queue.add(person[1], person);
        }
        return queue.toArray(new int[0][]);
    }
}
