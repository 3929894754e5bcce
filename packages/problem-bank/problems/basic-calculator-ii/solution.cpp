class Solution {
public:
    int calculate(string s) {
        vector<int> terms;
        istringstream expression("+" + s);
        char operation;
        int number;
        while (expression >> operation >> number) {
            if (operation == '*') terms.back() *= number;
            else if (operation == '/') terms.back() /= number;
            else terms.push_back(operation == '-' ? -number : number);
        }
        return accumulate(terms.begin(), terms.end(), 0);
    }
};
