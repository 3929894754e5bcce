class Solution {
    public List<String> topKFrequent(String[] words, int k) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) counts.merge(word, 1, Integer::sum);
        List<String> ranked = new ArrayList<>(counts.keySet());
        ranked.sort(Comparator.comparing((String word) -> -counts.get(word)).thenComparing(Comparator.naturalOrder()));
        return ranked.subList(0, k);
    }
}
