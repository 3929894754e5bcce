class Solution {
    public int strStr(String haystack, String needle) {
        int[] fallback = new int[needle.length()];
        for (int place = 1, fitting = 0; place < needle.length(); place++) {
            while (fitting > 0 && needle.charAt(place) != needle.charAt(fitting)) fitting = fallback[fitting - 1];
            if (needle.charAt(place) == needle.charAt(fitting)) fitting++;
            fallback[place] = fitting;
        }
        for (int place = 0, fitting = 0; place < haystack.length(); place++) {
            while (fitting > 0 && haystack.charAt(place) != needle.charAt(fitting)) fitting = fallback[fitting - 1];
            if (haystack.charAt(place) == needle.charAt(fitting)) fitting++;
            if (fitting == needle.length()) return place - needle.length() + 1;
        }
        return -1;
    }
}
