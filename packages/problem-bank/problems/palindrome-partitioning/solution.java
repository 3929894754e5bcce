class Solution {
    private final List<List<String>> partitions = new ArrayList<>();
    private final List<String> parts = new ArrayList<>();

    public List<List<String>> partition(String s) {
        cut(s, 0);
        return partitions;
    }

    private void cut(String s, int start) {
        if (start == s.length()) partitions.add(new ArrayList<>(parts));
        for (int end = start + 1; end <= s.length(); end++) {
            if (!isPalindrome(s, start, end - 1)) continue;
            parts.add(s.substring(start, end));
            cut(s, end);
            parts.remove(parts.size() - 1);
        }
    }

    private boolean isPalindrome(String s, int first, int last) {
        for (int left = first, right = last; left < right; left++, right--) {
            if (s.charAt(left) != s.charAt(right)) return false;
        }
        return true;
    }
}
