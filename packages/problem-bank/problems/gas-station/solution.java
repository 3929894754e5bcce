class Solution {
    public int canCompleteCircuit(int[] gas, int[] cost) {
        int start = 0;
        int tank = 0;
        int total = 0;
        for (int station = 0; station < gas.length; station++) {
            int gain = gas[station] - cost[station];
            tank += gain;
            total += gain;
            if (tank < 0) {
                start = station + 1;
                tank = 0;
            }
        }
        return total >= 0 ? start : -1;
    }
}
