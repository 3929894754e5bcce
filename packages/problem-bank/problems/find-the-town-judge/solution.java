class Solution {
    public int findJudge(int n, int[][] trust) {
        int[] points = new int[n + 1];
        for (int[] pair : trust) {
            points[pair[0]]--;
            points[pair[1]]++;
        }
        for (int person = 1; person <= n; person++) {
            if (points[person] == n - 1) return person;
        }
        return -1;
    }
}
