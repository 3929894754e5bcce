class Solution {
    public int findCircleNum(int[][] isConnected) {
        boolean[] visited = new boolean[isConnected.length];
        int provinces = 0;
        for (int city = 0; city < isConnected.length; city++) {
            if (visited[city]) continue;
            provinces++;
            visit(isConnected, visited, city);
        }
        return provinces;
    }

    private void visit(int[][] isConnected, boolean[] visited, int city) {
        visited[city] = true;
        for (int other = 0; other < isConnected.length; other++) {
            if (isConnected[city][other] == 1 && !visited[other]) visit(isConnected, visited, other);
        }
    }
}
