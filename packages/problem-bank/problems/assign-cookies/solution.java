class Solution {
    public int findContentChildren(int[] g, int[] s) {
        int[] greed = g.clone();
        int[] cookies = s.clone();
        Arrays.sort(greed);
        Arrays.sort(cookies);
        int content = 0;
        for (int cookie : cookies) {
            if (content < greed.length && greed[content] <= cookie) content++;
        }
        return content;
    }
}
