class MyCalendar {
public:
    bool book(int startTime, int endTime) {
        const auto following = booked.lower_bound(startTime);
        if (following != booked.end() && following->first < endTime) return false;
        if (following != booked.begin() && prev(following)->second > startTime) return false;
        booked.emplace_hint(following, startTime, endTime);
        return true;
    }

private:
    // The end of each booking by its start.
    map<int, int> booked;
};
