"""Graphs, grids, intervals, greedy walks."""

from authoring import classic


def filled(grid, i, j, colour, other):
    """Paints the patch of `colour` around a cell and returns how many cells it had."""
    if not (0 <= i < len(grid) and 0 <= j < len(grid[0]) and grid[i][j] == colour):
        return 0
    grid[i][j] = other
    return 1 + sum(filled(grid, i + a, j + b, colour, other) for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0)))


@classic(
    "number-of-islands",
    title="Lakes and Land",
    statement="""
    A map is given as an m x n grid of the characters '1' (dry land) and '0' (lake). An island is a patch of land cells that
    touch along their sides, horizontally or vertically; beyond the edges of the map there is only water. Count the islands.
    """,
    constraints="1 <= m, n <= 300",
    starter="python",
    examples=[
        ([["1", "1", "0", "0"], ["0", "1", "0", "1"], ["0", "0", "0", "1"]],),
        ([["1", "0", "1"], ["0", "1", "0"]],),
    ],
    hidden=[([["0"]],), ([["1", "1"], ["1", "1"]],)],
)
def countIslands(grid: "character[][]") -> "integer":
    return sum(filled(grid, i, j, "1", "0") > 0 for i in range(len(grid)) for j in range(len(grid[0])))


@classic(
    "flood-fill",
    title="Paint Bucket",
    statement="""
    A drawing is an m x n grid of colour numbers. The paint bucket is used at row `r`, column `c` with the colour `paint`:
    the cell there and all the cells of its old colour that are connected with it over up, down, left and right steps take
    the new colour. Return the grid after that.
    """,
    constraints="1 <= m, n <= 50",
    starter="javascript",
    examples=[([[1, 1, 1], [1, 1, 0], [1, 0, 1]], 1, 1, 2), ([[0, 0], [0, 3]], 0, 0, 5)],
    hidden=[([[0]], 0, 0, 0)],
)
def bucket(image: "integer[][]", r: "integer", c: "integer", paint: "integer") -> "integer[][]":
    if image[r][c] != paint:
        filled(image, r, c, image[r][c], paint)
    return image


@classic(
    "max-area-of-island",
    title="Max Area of Island",
    statement="""
    In a binary matrix `grid` the ones that are connected 4-directionally form islands. The area of an island is the number
    of its cells. Return the largest area of an island in `grid`, or 0 when there is none.
    """,
    constraints="1 <= m, n <= 50\ngrid[i][j] is either 0 or 1",
    starter="java",
    spacing="tight",
    examples=[([[0, 1, 1, 0], [1, 1, 0, 0], [0, 0, 0, 1]],), ([[0, 0, 0]],)],
    hidden=[([[1]],)],
)
def maxAreaOfIsland(grid: "integer[][]") -> "integer":
    return max(filled(grid, i, j, 1, 0) for i in range(len(grid)) for j in range(len(grid[0])))


@classic(
    "course-schedule",
    title="Can the Recipes be Cooked?",
    statement="""
    There are `n` dishes with the numbers 0 to n - 1. A pair [a, b] in `needs` says that dish b has to be cooked before dish a.
    Return true if all the dishes can be cooked in some order, and false if that is impossible.
    """,
    constraints="1 <= n <= 2000\n0 <= needs.length <= 5000\nAll the pairs are unique.",
    starter="python",
    spacing="tight",
    examples=[(2, [[1, 0]]), (3, [[1, 0], [2, 1], [0, 2]])],
    explained={1: "0 needs 2, 2 needs 1 and 1 needs 0."},
    hidden=[(1, []), (4, [[1, 0], [2, 0], [3, 1], [3, 2]])],
)
def canCook(n: "integer", needs: "integer[][]") -> "boolean":
    left, blocked = set(range(n)), [tuple(each) for each in needs]
    while free := left - {a for a, b in blocked if b in left}:
        left -= free
    return not left


@classic(
    "rotting-oranges",
    title="Rumour in the Dormitory",
    statement="""
    The rooms of a dormitory form an m x n grid: 0 is an empty room, 1 a student who has not heard the rumour, 2 a student who
    has. Every minute, each student next door (up, down, left, right) to one who has heard it hears it as well. Return the
    smallest number of minutes until no student is left who has not heard it, or -1 if that never happens.
    """,
    constraints="1 <= m, n <= 10",
    starter="cpp",
    spacing="tight",
    examples=[([[2, 1, 1], [1, 1, 0], [0, 1, 1]],), ([[2, 1, 1], [0, 1, 1], [1, 0, 1]],), ([[0, 2]],)],
    hidden=[([[1]],), ([[0]],)],
)
def rumour(rooms: "integer[][]") -> "integer":
    cells = {(i, j): value for i, row in enumerate(rooms) for j, value in enumerate(row)}
    minutes = 0
    while True:
        heard = [(i + a, j + b) for (i, j), v in cells.items() if v == 2 for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        reached = {cell for cell in heard if cells.get(cell) == 1}
        if not reached:
            return -1 if 1 in cells.values() else minutes
        cells.update(dict.fromkeys(reached, 2))
        minutes += 1


@classic(
    "number-of-provinces",
    statement="""
    `linked` is an n x n matrix with linked[i][j] = 1 if town i and town j are joined by a road and 0 if they are not. Towns
    that can be reached from each other, directly or by way of others, belong to one province. How many provinces are there?
    """,
    constraints="1 <= n <= 200\nlinked[i][i] == 1\nlinked[i][j] == linked[j][i]",
    starter="go",
    spacing="tight",
    examples=[([[1, 1, 0], [1, 1, 0], [0, 0, 1]],), ([[1, 0, 0], [0, 1, 0], [0, 0, 1]],)],
    hidden=[([[1]],)],
)
def provinces(linked: "integer[][]") -> "integer":
    groups = []
    for i, row in enumerate(linked):
        near = {j for j, joined in enumerate(row) if joined} | {i}
        joined = [group for group in groups if group & near]
        groups = [group for group in groups if not group & near] + [near.union(*joined)]
    return len(groups)


@classic(
    "word-ladder",
    title="Word Ladder",
    statement="""
    A ladder from `start` to `finish` changes one letter at a time, and each word on the way, `finish` included, must be in the
    list `dictionary`. Return how many words the shortest ladder has, counting `start` and `finish`, or 0 if there is none.
    """,
    constraints="All words have the same length, at most 10\nstart != finish",
    starter="java",
    examples=[("hit", "cog", ["hot", "dot", "dog", "lot", "log", "cog"]), ("cat", "dog", ["cot", "cog"])],
    hidden=[("a", "c", ["a", "b", "c"])],
)
def ladder(start: "string", finish: "string", dictionary: "string[]") -> "integer":
    length, rung, left = 1, {start}, set(dictionary)
    while rung:
        if finish in rung:
            return length
        left -= rung
        rung = {word for word in left if any(sum(a != b for a, b in zip(word, each)) == 1 for each in rung)}
        length += 1
    return 0


@classic(
    "merge-intervals",
    title="Tidy Calendar",
    statement="""
    Bookings of a hall are given as pairs `bookings[i] = [from, to]` in no special order. Join all the bookings that overlap
    (touching ends count as overlapping), and return the bookings that remain, none of which overlap but which cover the same
    time as the ones given. Return them by their start.
    """,
    constraints="1 <= bookings.length <= 10^4\n0 <= from <= to <= 10^4",
    starter="python",
    compare="unordered",
    examples=[([[2, 5], [4, 7], [9, 11], [13, 20]],), ([[3, 6], [6, 8]],)],
    explained={0: "[2, 5] and [4, 7] overlap, together they are [2, 7]."},
    hidden=[([[1, 4], [0, 4]],), ([[1, 4], [2, 3]],)],
)
def tidy(bookings: "integer[][]") -> "integer[][]":
    merged = []
    for start, end in sorted(bookings):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


@classic(
    "insert-interval",
    title="Insert Interval",
    statement="""
    `slots` is an array of intervals [start, end] that do not overlap, in ascending order of their starts. Insert the interval
    `extra`, merging where intervals overlap, so that the result is in the same order and free of overlaps. Return the result.
    """,
    constraints="0 <= slots.length <= 10^4\nextra.length == 2",
    starter="javascript",
    spacing="tight",
    examples=[([[1, 2], [5, 8]], [2, 4]), ([[1, 2], [3, 5], [6, 7], [8, 10], [12, 16]], [4, 8])],
    hidden=[([], [5, 7])],
)
def insertSlot(slots: "integer[][]", extra: "integer[]") -> "integer[][]":
    return tidy([list(each) for each in [*slots, extra]])


@classic(
    "non-overlapping-intervals",
    title="Cancelled Talks",
    statement="""
    The talks of a conference are intervals [start, end]. What is the smallest number of talks that have to be removed so that
    the remaining ones do not overlap? Talks that only touch in a point, as [1, 2] and [2, 3] do, do not overlap.
    """,
    constraints="1 <= talks.length <= 10^5",
    starter="cpp",
    spacing="tight",
    examples=[([[1, 3], [2, 4], [3, 5], [1, 2]],), ([[1, 2], [1, 2], [1, 2]],)],
    hidden=[([[1, 2], [2, 3]],)],
)
def cancelled(talks: "integer[][]") -> "integer":
    kept, last = 0, float("-inf")
    for start, end in sorted(talks, key=lambda each: each[1]):
        if start >= last:
            kept, last = kept + 1, end
    return len(talks) - kept


@classic(
    "meeting-rooms-ii",
    title="Meeting Rooms II",
    statement="""
    Meetings are given as [start, end] pairs with start < end. Find the minimum number of rooms in which all of them can be
    held. A room is free again at the very moment its meeting ends.
    """,
    notation="call",
    constraints="1 <= meetings.length <= 10^4",
    examples=[([[0, 30], [5, 10], [15, 20]],), ([[7, 10], [2, 4]],)],
    hidden=[([[1, 5], [5, 6]],), ([[1, 9], [2, 8], [3, 7]],)],
)
def rooms(meetings: "integer[][]") -> "integer":
    return max(sum(start <= moment < end for start, end in meetings) for moment, _ in meetings)


@classic(
    "jump-game",
    title="Stepping Stones",
    statement="""
    You stand on the first of a row of stones. `reach[i]` tells how many stones forward you can jump at most from stone i.
    Return true if you can get to the last stone, or false if not.
    """,
    constraints="1 <= reach.length <= 10^4\n0 <= reach[i] <= 10^5",
    starter="rust",
    examples=[([2, 0, 1, 3, 4],), ([3, 2, 1, 0, 4],)],
    explained={1: "You always end at stone 3, from which no jump is possible."},
    hidden=[([0],), ([1, 0, 1],)],
)
def can_cross(reach: "integer[]") -> "boolean":
    far = 0
    return all((far := max(far, i + reach[i])) >= i for i in range(len(reach)) if i <= far) and far >= len(reach) - 1


@classic(
    "jump-game-ii",
    title="Jump Game II",
    statement="""
    From index i of the array `nums` you may jump to any index i + j with 0 <= j <= nums[i]. You begin at index 0. Return the
    minimum number of jumps needed to reach the last index, which can always be reached.
    """,
    constraints="1 <= nums.length <= 10^4\n0 <= nums[i] <= 1000",
    starter="java",
    spacing="tight",
    examples=[([2, 3, 1, 1, 4],), ([1, 1, 1, 1],)],
    hidden=[([0],), ([5, 1, 1, 1],)],
)
def jump(nums: "integer[]") -> "integer":
    jumps, far = 0, 0
    while far < len(nums) - 1:
        jumps, far = jumps + 1, max(i + nums[i] for i in range(far + 1))
    return jumps


@classic(
    "gas-station",
    title="Round Trip by E-Bike",
    statement="""
    n charging points lie along a circular road. At point i your battery gains `charge[i]`, and riding from point i to the next
    one takes `drain[i]`. You begin at one of the points with an empty battery. Return the index of the point from which you
    can ride once around clockwise, or -1 if there is none. If there is a solution, it is unique.
    """,
    constraints="1 <= n <= 10^5",
    starter="python",
    examples=[([1, 2, 3, 4, 5], [3, 4, 5, 1, 2]), ([2, 3, 4], [3, 4, 3])],
    hidden=[([5], [4]), ([1], [2])],
)
def roundTrip(charge: "integer[]", drain: "integer[]") -> "integer":
    count = len(charge)
    for begin in range(count):
        battery = [charge[i % count] - drain[i % count] for i in range(begin, begin + count)]
        if all(sum(battery[: i + 1]) >= 0 for i in range(count)):
            return begin
    return -1


@classic(
    "best-time-to-buy-and-sell-stock-ii",
    title="Day Trader",
    statement="""
    `quotes[i]` is the price of a share on day i. You may buy and sell as often as you like, also on the same day, but can hold
    at most one share at a time. What is the greatest total profit?
    """,
    notation="bare",
    constraints="1 <= quotes.length <= 3 * 10^4\n0 <= quotes[i] <= 10^4",
    starter="javascript",
    examples=[([5, 2, 6, 3, 7, 4],), ([1, 2, 3, 4],), ([9, 7, 2],)],
    hidden=[([1],), ([3, 3, 8],)],
)
def dayTrader(quotes: "integer[]") -> "integer":
    return sum(max(0, b - a) for a, b in zip(quotes, quotes[1:]))
