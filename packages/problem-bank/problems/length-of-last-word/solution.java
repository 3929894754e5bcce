class Solution {
    public int lengthOfLastWord(String s) {
        int end = s.length();
        while (end > 0 && s.charAt(end - 1) == ' ') end--;
        return end - 1 - s.lastIndexOf(' ', end - 1);
    }
}
