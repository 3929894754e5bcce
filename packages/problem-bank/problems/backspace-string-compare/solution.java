class Solution {
    public boolean backspaceCompare(String s, String t) {
        int atS = lastVisible(s, s.length() - 1);
        int atT = lastVisible(t, t.length() - 1);
        while (atS >= 0 && atT >= 0 && s.charAt(atS) == t.charAt(atT)) {
            atS = lastVisible(s, atS - 1);
            atT = lastVisible(t, atT - 1);
        }
        return atS < 0 && atT < 0;
    }

    /** The place of the last letter up to `from` that no backspace swallows, or -1. */
    private int lastVisible(String typed, int from) {
        int backspaces = 0;
        int at = from;
        while (at >= 0 && (typed.charAt(at) == '#' || backspaces > 0)) {
            backspaces += typed.charAt(at) == '#' ? 1 : -1;
            at--;
        }
        return at;
    }
}
