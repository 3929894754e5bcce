class Solution {
    public boolean isSubsequence(String s, String t) {
        int found = 0;
        for (int place = 0; place < t.length() && found < s.length(); place++) {
            if (s.charAt(found) == t.charAt(place)) found++;
        }
        return found == s.length();
    }
}
