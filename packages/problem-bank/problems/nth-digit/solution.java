class Solution {
    public int findNthDigit(int n) {
        int length = 1;
        long first = 1;
        long left = n;
        while (left > length * 9 * first) {
            left -= length * 9 * first;
            length++;
            first *= 10;
        }
        long number = first + (left - 1) / length;
        return Long.toString(number).charAt((int) ((left - 1) % length)) - '0';
    }
}
