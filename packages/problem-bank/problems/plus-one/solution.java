class Solution {
    public int[] plusOne(int[] digits) {
        int[] result = digits.clone();
        for (int place = result.length - 1; place >= 0; place--) {
            if (result[place] < 9) {
                result[place]++;
                return result;
            }
            result[place] = 0;
        }
        // All were nines: a one and as many zeros.
        int[] longer = new int[digits.length + 1];
        longer[0] = 1;
        return longer;
    }
}
