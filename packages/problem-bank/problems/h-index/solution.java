class Solution {
    public int hIndex(int[] citations) {
        int[] papers = new int[citations.length + 1];
        for (int cited : citations) papers[Math.min(cited, citations.length)]++;
        int atLeast = 0;
        for (int h = citations.length; h > 0; h--) {
            atLeast += papers[h];
            if (atLeast >= h) return h;
        }
        return 0;
    }
}
