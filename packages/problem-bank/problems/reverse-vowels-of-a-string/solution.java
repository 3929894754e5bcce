class Solution {
    private static final String VOWELS = "aeiouAEIOU";

    public String reverseVowels(String s) {
        char[] characters = s.toCharArray();
        int left = 0;
        int right = characters.length - 1;
        while (left < right) {
            if (VOWELS.indexOf(characters[left]) == -1) {
                left++;
            } else if (VOWELS.indexOf(characters[right]) == -1) {
                right--;
            } else {
                char moved = characters[left];
                characters[left++] = characters[right];
                characters[right--] = moved;
            }
        }
        return new String(characters);
    }
}
