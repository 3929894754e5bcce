class Solution {
public:
    char nextGreatestLetter(vector<char>& letters, char target) {
        const auto found = upper_bound(letters.begin(), letters.end(), target);
        return found == letters.end() ? letters.front() : *found;
    }
};
