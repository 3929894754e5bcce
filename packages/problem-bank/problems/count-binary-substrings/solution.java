class Solution {
    public int countBinarySubstrings(String s) {
        int count = 0;
        int before = 0;
        int present = 0;
        for (int i = 0; i < s.length(); i++) {
            if (i > 0 && s.charAt(i) != s.charAt(i - 1)) {
                before = present;
                present = 0;
            }
            present++;
            if (present <= before) count++;
        }
        return count;
    }
}
