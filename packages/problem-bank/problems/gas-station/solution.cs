public class Solution
{
    public int CanCompleteCircuit(int[] gas, int[] cost)
    {
        int start = 0, tank = 0, total = 0;
        for (var station = 0; station < gas.Length; station++)
        {
            tank += gas[station] - cost[station];
            total += gas[station] - cost[station];
            if (tank >= 0) continue;
            start = station + 1;
            tank = 0;
        }
        return total >= 0 ? start : -1;
    }
}
