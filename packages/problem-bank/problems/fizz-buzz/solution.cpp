class Solution {
public:
    vector<string> fizzBuzz(int n) {
        vector<string> answer;
        for (int number = 1; number <= n; number++) {
            string word;
            if (number % 3 == 0) word += "Fizz";
            if (number % 5 == 0) word += "Buzz";
            answer.push_back(word.empty() ? to_string(number) : word);
        }
        return answer;
    }
};
