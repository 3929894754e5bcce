class Solution {
    public int candy(int[] ratings) {
        int[] candies = new int[ratings.length];
        Arrays.fill(candies, 1);
        for (int child = 1; child < ratings.length; child++) {
            if (ratings[child] > ratings[child - 1]) candies[child] = candies[child - 1] + 1;
        }
        for (int child = ratings.length - 2; child >= 0; child--) {
            if (ratings[child] > ratings[child + 1]) candies[child] = Math.max(candies[child], candies[child + 1] + 1);
        }
        return Arrays.stream(candies).sum();
    }
}
