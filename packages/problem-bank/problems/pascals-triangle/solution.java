class Solution {
    public List<List<Integer>> generate(int numRows) {
        List<List<Integer>> rows = new ArrayList<>();
        rows.add(List.of(1));
        while (rows.size() < numRows) {
            List<Integer> last = rows.get(rows.size() - 1);
            List<Integer> row = new ArrayList<>(List.of(1));
            for (int place = 1; place < last.size(); place++) row.add(last.get(place - 1) + last.get(place));
            row.add(1);
            rows.add(row);
        }
        return rows;
    }
}
