class Solution {
    public List<String> findRepeatedDnaSequences(String s) {
        Set<String> seen = new HashSet<>();
        Set<String> repeated = new LinkedHashSet<>();
        for (int end = 10; end <= s.length(); end++) {
            String window = s.substring(end - 10, end);
            if (!seen.add(window)) repeated.add(window);
        }
        return new ArrayList<>(repeated);
    }
}
