class Solution {
    public int findMaxLength(int[] nums) {
        Map<Integer, Integer> firstPlaces = new HashMap<>(Map.of(0, -1));
        int balance = 0;
        int longest = 0;
        for (int place = 0; place < nums.length; place++) {
            balance += nums[place] == 1 ? 1 : -1;
            Integer first = firstPlaces.putIfAbsent(balance, place);
            if (first != null) longest = Math.max(longest, place - first);
        }
        return longest;
    }
}
