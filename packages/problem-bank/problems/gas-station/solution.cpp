class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        int start = 0, tank = 0, total = 0;
        for (int station = 0; station < ssize(gas); station++) {
            const int change = gas[station] - cost[station];
            tank += change;
            total += change;
            if (tank < 0) {
                start = station + 1;
                tank = 0;
            }
        }
        return total >= 0 ? start : -1;
    }
};
