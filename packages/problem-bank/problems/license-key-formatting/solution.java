class Solution {
    public String licenseKeyFormatting(String s, int k) {
        StringBuilder key = new StringBuilder(s.replace("-", "").toUpperCase());
        // From the end, so that the places before do not move.
        for (int place = key.length() - k; place > 0; place -= k) {
            key.insert(place, '-');
        }
        return key.toString();
    }
}
