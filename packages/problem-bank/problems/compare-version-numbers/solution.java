class Solution {
    public int compareVersion(String version1, String version2) {
        String[] one = version1.split("\\.");
        String[] other = version2.split("\\.");
        for (int place = 0; place < Math.max(one.length, other.length); place++) {
            int order = Integer.compare(revision(one, place), revision(other, place));
            if (order != 0) return order;
        }
        return 0;
    }

    private int revision(String[] parts, int place) {
        return place < parts.length ? Integer.parseInt(parts[place]) : 0;
    }
}
