class Solution {
    public String predictPartyVictory(String senate) {
        Queue<Integer> radiant = new ArrayDeque<>();
        Queue<Integer> dire = new ArrayDeque<>();
        for (int place = 0; place < senate.length(); place++) {
            (senate.charAt(place) == 'R' ? radiant : dire).add(place);
        }
        while (!radiant.isEmpty() && !dire.isEmpty()) {
            int firstRadiant = radiant.remove();
            int firstDire = dire.remove();
            if (firstRadiant < firstDire) {
                radiant.add(firstRadiant + senate.length());
            } else {
                dire.add(firstDire + senate.length());
            }
        }
        return dire.isEmpty() ? "Radiant" : "Dire";
    }
}
