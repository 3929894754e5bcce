class Solution {
    public int thirdMax(int[] nums) {
        TreeSet<Integer> largest = new TreeSet<>();
        for (int number : nums) {
            largest.add(number);
            if (largest.size() > 3) largest.pollFirst();
        }
        return largest.size() == 3 ? largest.first() : largest.last();
    }
}
