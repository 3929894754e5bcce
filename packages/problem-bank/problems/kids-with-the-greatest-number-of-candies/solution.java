class Solution {
    public List<Boolean> kidsWithCandies(int[] candies, int extraCandies) {
        int greatest = Arrays.stream(candies).max().orElse(0);
        List<Boolean> canHaveMost = new ArrayList<>();
        for (int own : candies) canHaveMost.add(own + extraCandies >= greatest);
        return canHaveMost;
    }
}
