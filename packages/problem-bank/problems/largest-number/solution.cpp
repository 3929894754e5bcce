class Solution {
public:
    string largestNumber(vector<int>& nums) {
        vector<string> numerals;
        for (const int number : nums) numerals.push_back(to_string(number));
        ranges::sort(numerals, [](const string& a, const string& b) { return a + b > b + a; });
        string joined;
        for (const string& numeral : numerals) joined += numeral;
        return joined[0] == '0' ? "0" : joined;
    }
};
