def convert(s, num_rows):
    period = max(1, 2 * num_rows - 2)

    def row_of(place):
        return min(place % period, period - place % period) if num_rows > 1 else 0

    return "".join(s[place] for row in range(num_rows) for place in range(len(s)) if row_of(place) == row)
