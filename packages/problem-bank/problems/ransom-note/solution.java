class Solution {
    public boolean canConstruct(String ransomNote, String magazine) {
        int[] available = new int[128];
        for (char letter : magazine.toCharArray()) available[letter]++;
        for (char letter : ransomNote.toCharArray()) {
            if (available[letter]-- == 0) return false;
        }
        return true;
    }
}
