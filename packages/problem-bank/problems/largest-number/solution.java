class Solution {
    public String largestNumber(int[] nums) {
        String joined = Arrays.stream(nums)
            .mapToObj(String::valueOf)
            .sorted((a, b) -> (b + a).compareTo(a + b))
            .collect(Collectors.joining());
        return joined.startsWith("0") ? "0" : joined;
    }
}
