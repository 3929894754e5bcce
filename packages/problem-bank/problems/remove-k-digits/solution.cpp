class Solution {
public:
    string removeKdigits(string num, int k) {
        string kept;
        for (const char digit : num) {
            for (; k > 0 && !kept.empty() && kept.back() > digit; k--) kept.pop_back();
            kept += digit;
        }
        kept.resize(kept.size() - k);
        const size_t first = kept.find_first_not_of('0');
        return first == string::npos ? "0" : kept.substr(first);
    }
};
