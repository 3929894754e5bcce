class Solution {
    public String frequencySort(String s) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char character : s.toCharArray()) counts.merge(character, 1, Integer::sum);
        List<Character> ranked = new ArrayList<>(counts.keySet());
        ranked.sort(Comparator.comparing(character -> -counts.get(character)));
        StringBuilder sorted = new StringBuilder();
        for (char character : ranked) sorted.append(String.valueOf(character).repeat(counts.get(character)));
        return sorted.toString();
    }
}
