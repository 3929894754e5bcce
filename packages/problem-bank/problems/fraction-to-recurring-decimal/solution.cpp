class Solution {
public:
    string fractionToDecimal(int numerator, int denominator) {
        string decimal = numerator != 0 && (numerator < 0) != (denominator < 0) ? "-" : "";
        const long long divisor = llabs(denominator), dividend = llabs(numerator);
        decimal += to_string(dividend / divisor);
        long long remainder = dividend % divisor;
        if (remainder == 0) return decimal;
        decimal += '.';
        // For each remainder the place of the digit that it gives.
        unordered_map<long long, size_t> places;
        while (remainder != 0 && !places.contains(remainder)) {
            places[remainder] = decimal.size();
            decimal += to_string(remainder * 10 / divisor);
            remainder = remainder * 10 % divisor;
        }
        if (remainder == 0) return decimal;
        decimal.insert(places[remainder], "(");
        return decimal + ")";
    }
};
