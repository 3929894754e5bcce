class Solution {
public:
    bool backspaceCompare(string s, string t) {
        int i = s.size(), j = t.size();
        do {
            i = visibleBefore(s, i);
            j = visibleBefore(t, j);
            if (i < 0 || j < 0) return i == j;
        } while (s[i] == t[j]);
        return false;
    }

private:
    /** The place of the last character before `place` that was not deleted again, or -1. */
    int visibleBefore(const string& typed, int place) {
        int backspaces = 0;
        while (--place >= 0) {
            if (typed[place] == '#') backspaces++;
            else if (backspaces > 0) backspaces--;
            else break;
        }
        return place;
    }
};
