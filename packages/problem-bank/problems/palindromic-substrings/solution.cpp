class Solution {
public:
    int countSubstrings(string s) {
        const int size = s.size();
        int count = 0;
        for (int middle = 0; middle < size; middle++) {
            for (int right : {middle, middle + 1}) {
                for (int left = middle; left >= 0 && right < size && s[left] == s[right]; left--, right++) count++;
            }
        }
        return count;
    }
};
