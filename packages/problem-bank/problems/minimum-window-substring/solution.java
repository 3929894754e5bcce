class Solution {
    public String minWindow(String s, String t) {
        int[] needed = new int[128];
        for (char character : t.toCharArray()) needed[character]++;
        int missing = t.length();
        int left = 0;
        int bestStart = 0;
        int bestLength = Integer.MAX_VALUE;
        for (int right = 0; right < s.length(); right++) {
            if (needed[s.charAt(right)]-- > 0) missing--;
            if (missing > 0) continue;
            while (needed[s.charAt(left)] < 0) needed[s.charAt(left++)]++;
            if (right + 1 - left < bestLength) {
                bestStart = left;
                bestLength = right + 1 - left;
            }
            needed[s.charAt(left++)]++;
            missing = 1;
        }
        return bestLength == Integer.MAX_VALUE ? "" : s.substring(bestStart, bestStart + bestLength);
    }
}
