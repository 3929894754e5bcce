class Solution {
    public int numDecodings(String s) {
        int older = 0;
        int newer = 1;
        for (int place = 0; place < s.length(); place++) {
            int ways = s.charAt(place) == '0' ? 0 : newer;
            if (place > 0) {
                int pair = Integer.parseInt(s.substring(place - 1, place + 1));
                if (pair >= 10 && pair <= 26) ways += older;
            }
            older = newer;
            newer = ways;
        }
        return newer;
    }
}
