class Solution {
    public int[] successfulPairs(int[] spells, int[] potions, long success) {
        int[] sorted = potions.clone();
        Arrays.sort(sorted);
        return Arrays.stream(spells)
                .map(spell -> sorted.length - firstSuccessful(sorted, spell, success))
                .toArray();
    }

    private static int firstSuccessful(int[] sorted, long spell, long success) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (spell * sorted[middle] < success) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
