class Solution {
public:
    int maxVowels(string s, int k) {
        int window = count_if(s.begin(), s.begin() + k, isVowel);
        int best = window;
        for (size_t entering = k; entering < s.size(); entering++) {
            window += isVowel(s[entering]) - isVowel(s[entering - k]);
            best = max(best, window);
        }
        return best;
    }

private:
    static bool isVowel(char letter) {
        return string_view("aeiou").contains(letter);
    }
};
