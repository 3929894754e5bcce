class Solution {
    public char findTheDifference(String s, String t) {
        char code = 0;
        for (char letter : (s + t).toCharArray()) code ^= letter;
        return code;
    }
}
