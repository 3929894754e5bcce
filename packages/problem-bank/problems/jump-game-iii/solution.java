class Solution {
    public boolean canReach(int[] arr, int start) {
        boolean[] isSeen = new boolean[arr.length];
        Deque<Integer> toVisit = new ArrayDeque<>();
        toVisit.push(start);
        while (!toVisit.isEmpty()) {
            int place = toVisit.pop();
            if (place < 0 || place >= arr.length || isSeen[place]) continue;
            if (arr[place] == 0) return true;
            isSeen[place] = true;
            toVisit.push(place + arr[place]);
            toVisit.push(place - arr[place]);
        }
        return false;
    }
}
