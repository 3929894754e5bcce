class Solution {
    public List<String> fizzBuzz(int n) {
        List<String> words = new ArrayList<>();
        for (int number = 1; number <= n; number++) {
            String word = (number % 3 == 0 ? "Fizz" : "") + (number % 5 == 0 ? "Buzz" : "");
            words.add(word.isEmpty() ? String.valueOf(number) : word);
        }
        return words;
    }
}
