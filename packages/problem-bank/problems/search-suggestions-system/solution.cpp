class Solution {
public:
    vector<vector<string>> suggestedProducts(vector<string>& products, string searchWord) {
        ranges::sort(products);
        vector<vector<string>> suggestions;
        string prefix;
        auto start = products.begin();
        for (const char letter : searchWord) {
            prefix += letter;
            start = lower_bound(start, products.end(), prefix);
            auto& found = suggestions.emplace_back();
            for (auto product = start; product != products.end() && product - start < 3; ++product) {
                if (product->starts_with(prefix)) found.push_back(*product);
            }
        }
        return suggestions;
    }
};
