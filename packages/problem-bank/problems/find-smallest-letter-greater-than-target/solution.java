class Solution {
    public char nextGreatestLetter(char[] letters, char target) {
        int low = 0;
        int high = letters.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (letters[middle] <= target) low = middle + 1;
            else high = middle;
        }
        return letters[low % letters.length];
    }
}
