class Solution {
    public String removeDuplicates(String s) {
        StringBuilder kept = new StringBuilder();
        for (char letter : s.toCharArray()) {
            int last = kept.length() - 1;
            if (last >= 0 && kept.charAt(last) == letter) kept.setLength(last);
            else kept.append(letter);
        }
        return kept.toString();
    }
}
