class Solution {
    public int compress(char[] chars) {
        int written = 0;
        int start = 0;
        while (start < chars.length) {
            int end = start;
            while (end < chars.length && chars[end] == chars[start]) end++;
            int length = end - start;
            chars[written++] = chars[start];
            if (length > 1) {
                for (char digit : String.valueOf(length).toCharArray()) chars[written++] = digit;
            }
            start = end;
        }
        return written;
    }
}
