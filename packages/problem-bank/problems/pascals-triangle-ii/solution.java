class Solution {
    public List<Integer> getRow(int rowIndex) {
        List<Integer> row = new ArrayList<>(List.of(1));
        for (int made = 0; made < rowIndex; made++) {
            row.add(1);
            for (int place = row.size() - 2; place > 0; place--) row.set(place, row.get(place) + row.get(place - 1));
        }
        return row;
    }
}
