class Solution {
    public int openLock(String[] deadends, String target) {
        Set<String> closed = new HashSet<>(Arrays.asList(deadends));
        Queue<String> queue = new ArrayDeque<>();
        if (closed.add("0000")) queue.add("0000");
        for (int turns = 0; !queue.isEmpty(); turns++) {
            for (int left = queue.size(); left > 0; left--) {
                String shown = queue.remove();
                if (shown.equals(target)) return turns;
                for (int wheel = 0; wheel < 4; wheel++) {
                    for (int turn : new int[] {1, 9}) {
                        char[] digits = shown.toCharArray();
                        digits[wheel] = (char) ('0' + (digits[wheel] - '0' + turn) % 10);
                        String near = new String(digits);
                        if (closed.add(near)) queue.add(near);
                    }
                }
            }
        }
        return -1;
    }
}
