class Solution {
    public List<Integer> grayCode(int n) {
        List<Integer> codes = new ArrayList<>();
        for (int number = 0; number < 1 << n; number++) codes.add(number ^ number >> 1);
        return codes;
    }
}
