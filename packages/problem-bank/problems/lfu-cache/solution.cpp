class LFUCache {
public:
    LFUCache(int capacity) : limit(capacity) {}

    int get(int key) {
        const auto found = entries.find(key);
        if (found == entries.end()) return -1;
        use(found->second);
        return found->second->value;
    }

    void put(int key, int value) {
        const auto found = entries.find(key);
        if (found != entries.end()) {
            use(found->second);
            found->second->value = value;
            return;
        }
        if (entries.size() == limit) {
            entries.erase(groups[lowest].front().key);
            groups[lowest].pop_front();
        }
        lowest = 1;
        groups[1].push_back({key, value, 1});
        entries[key] = prev(groups[1].end());
    }

private:
    struct Entry {
        int key, value, count;
    };
    const size_t limit;
    // For each use count its entries, from the least to the most recently used.
    unordered_map<int, list<Entry>> groups;
    unordered_map<int, list<Entry>::iterator> entries;
    int lowest = 1;

    /** Moves an entry to the end of the next group; it stays where it is in memory. */
    void use(list<Entry>::iterator entry) {
        const int count = entry->count++;
        auto& group = groups[count];
        auto& following = groups[count + 1];
        following.splice(following.end(), group, entry);
        if (count == lowest && group.empty()) lowest++;
    }
};
