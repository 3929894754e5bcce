class Solution {
public:
    string reverseVowels(string s) {
        const string vowels = "aeiouAEIOU";
        int left = 0, right = s.size() - 1;
        while (left < right) {
            if (!vowels.contains(s[left])) left++;
            else if (!vowels.contains(s[right])) right--;
            else swap(s[left++], s[right--]);
        }
        return s;
    }
};
