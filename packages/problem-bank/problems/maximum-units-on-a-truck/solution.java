class Solution {
    public int maximumUnits(int[][] boxTypes, int truckSize) {
        int[][] largestFirst = boxTypes.clone();
        Arrays.sort(largestFirst, Comparator.comparingInt(boxType -> -boxType[1]));
        int room = truckSize;
        int units = 0;
        for (int[] boxType : largestFirst) {
            int loaded = Math.min(boxType[0], room);
            units += loaded * boxType[1];
            room -= loaded;
        }
        return units;
    }
}
