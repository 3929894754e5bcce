class Solution {
    public int numRescueBoats(int[] people, int limit) {
        int[] weights = people.clone();
        Arrays.sort(weights);
        int lightest = 0;
        int heaviest = weights.length - 1;
        int boats = 0;
        while (lightest <= heaviest) {
            if (weights[lightest] + weights[heaviest] <= limit) lightest++;
            heaviest--;
            boats++;
        }
        return boats;
    }
}
