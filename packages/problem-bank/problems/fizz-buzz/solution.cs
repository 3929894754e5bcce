public class Solution
{
    public IList<string> FizzBuzz(int n) => Enumerable.Range(1, n).Select(Word).ToList();

    private static string Word(int number)
    {
        var word = (number % 3 == 0 ? "Fizz" : "") + (number % 5 == 0 ? "Buzz" : "");
        return word == "" ? number.ToString() : word;
    }
}
