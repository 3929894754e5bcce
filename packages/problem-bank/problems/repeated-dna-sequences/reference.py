def find_repeated_dna_sequences(s):
    windows = [s[start : start + 10] for start in range(len(s) - 9)]
    return sorted({window for window in windows if windows.count(window) > 1})
