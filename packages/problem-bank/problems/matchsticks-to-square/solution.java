class Solution {
    public boolean makesquare(int[] matchsticks) {
        int sum = Arrays.stream(matchsticks).sum();
        int[] sticks = matchsticks.clone();
        Arrays.sort(sticks);
        return sum % 4 == 0 && arePlaced(sticks, sticks.length - 1, new int[4], sum / 4);
    }

    private boolean arePlaced(int[] sticks, int at, int[] sides, int side) {
        if (at < 0) return true;
        for (int i = 0; i < 4; i++) {
            // A side as long as the one tried before is no other choice.
            if (sides[i] + sticks[at] > side || i > 0 && sides[i] == sides[i - 1]) continue;
            sides[i] += sticks[at];
            if (arePlaced(sticks, at - 1, sides, side)) return true;
            sides[i] -= sticks[at];
        }
        return false;
    }
}
