class Solution {
    private final List<String> addresses = new ArrayList<>();
    private final List<String> numbers = new ArrayList<>();

    public List<String> restoreIpAddresses(String s) {
        split(s, 0);
        return addresses;
    }

    private void split(String s, int start) {
        if (numbers.size() == 4) {
            if (start == s.length()) addresses.add(String.join(".", numbers));
            return;
        }
        for (int end = start + 1; end <= Math.min(start + 3, s.length()); end++) {
            String number = s.substring(start, end);
            if (!isValid(number)) continue;
            numbers.add(number);
            split(s, end);
            numbers.remove(numbers.size() - 1);
        }
    }

    private boolean isValid(String number) {
        return number.equals("0") || !number.startsWith("0") && Integer.parseInt(number) <= 255;
    }
}
