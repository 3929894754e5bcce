class Solution {
    public List<List<String>> suggestedProducts(String[] products, String searchWord) {
        NavigableSet<String> sorted = new TreeSet<>(List.of(products));
        List<List<String>> suggestions = new ArrayList<>();
        for (int end = 1; end <= searchWord.length(); end++) {
            String prefix = searchWord.substring(0, end);
            suggestions.add(sorted.tailSet(prefix).stream()
                    .limit(3)
                    .filter(product -> product.startsWith(prefix))
                    .toList());
        }
        return suggestions;
    }
}
