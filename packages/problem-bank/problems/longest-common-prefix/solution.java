class Solution {
    public String longestCommonPrefix(String[] strs) {
        String first = strs[0];
        for (int place = 0; place < first.length(); place++) {
            for (String other : strs) {
                boolean agrees = place < other.length() && other.charAt(place) == first.charAt(place);
                if (!agrees) return first.substring(0, place);
            }
        }
        return first;
    }
}
