class Solution {
    public int numJewelsInStones(String jewels, String stones) {
        Set<Character> precious = new HashSet<>();
        for (char jewel : jewels.toCharArray()) precious.add(jewel);
        int count = 0;
        for (char stone : stones.toCharArray()) {
            if (precious.contains(stone)) count++;
        }
        return count;
    }
}
