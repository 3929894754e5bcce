class Solution {
    public int firstUniqChar(String s) {
        int[] counts = new int[128];
        for (char letter : s.toCharArray()) counts[letter]++;
        for (int place = 0; place < s.length(); place++) if (counts[s.charAt(place)] == 1) return place;
        return -1;
    }
}
