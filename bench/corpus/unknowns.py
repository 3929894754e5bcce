"""Problems made up for this corpus."""

from authoring import unknown


@unknown(
    title="Lighthouse Keeper's Log",
    statement="""
    A lighthouse keeper writes down the length of every flash. A flash is odd one out if it is at least twice as long as the flash
    before it and shorter than the one after it. Return the number of such flashes in `flashes`.
    """,
    constraints="3 <= flashes.length <= 1000",
    starter="python",
    examples=[([1, 2, 5, 3],), ([4, 4, 4],), ([1, 3, 9, 30],)],
)
def oddFlashes(flashes: "integer[]") -> "integer":
    return sum(b >= 2 * a and b < c for a, b, c in zip(flashes, flashes[1:], flashes[2:]))


@unknown(
    title="Moss on the Wall",
    statement="""
    Moss grows on a wall of bricks. Each night every brick whose two neighbours hold the same amount of moss gains one unit; the first
    and the last brick never change, and all bricks change at the same moment. Given `moss` and `nights`, return the wall afterwards.
    """,
    constraints="2 <= moss.length <= 500\n0 <= nights <= 100",
    starter="javascript",
    examples=[([2, 0, 2, 5], 2), ([1, 1, 1, 1], 1)],
)
def grow(moss: "integer[]", nights: "integer") -> "integer[]":
    for _ in range(nights):
        inner = [b + (a == c) for a, b, c in zip(moss, moss[1:], moss[2:])]
        moss = [moss[0], *inner, moss[-1]]
    return moss


@unknown(
    title="Polite Elevator",
    statement="""
    An elevator stands at floor 0 and serves the calls in the order of the list. Before each ride it waits one second for every person
    already served; a ride takes one second per floor. How many seconds have passed after the last call?
    """,
    constraints="1 <= calls.length <= 100",
    starter="java",
    spacing="tight",
    examples=[([3, 1, 6],), ([2],)],
)
def politeElevator(calls: "integer[]") -> "integer":
    floor, seconds = 0, 0
    for served, call in enumerate(calls):
        seconds, floor = seconds + served + abs(call - floor), call
    return seconds


@unknown(
    statement="""
    A word limps if its vowels (a, e, i, o, u) stand only at even positions, counted from 0. Return the words of the list that limp,
    in the order in which they come.
    """,
    notation="call",
    constraints="1 <= words.length <= 200",
    examples=[(["apt", "bee", "oxen", "rhythm"],), (["ab", "ba"],)],
)
def limping(words: "string[]") -> "string[]":
    return [word for word in words if not any(each in "aeiou" for each in word[1::2])]


@unknown(
    title="Bus Stop Bingo",
    statement="""
    Children call out the numbers of the buses passing by. A child shouts 'bingo' when the digits of a bus number add up to the child's
    age. Given `buses` and `ages`, return for each age how many buses make that child shout.
    """,
    constraints="1 <= buses.length, ages.length <= 1000",
    starter="cpp",
    examples=[([12, 30, 7, 21], [3, 7, 9]), ([99], [18])],
)
def bingo(buses: "integer[]", ages: "integer[]") -> "integer[]":
    sums = [sum(map(int, str(bus))) for bus in buses]
    return [sums.count(age) for age in ages]


@unknown(
    title="Crooked Fence",
    statement="""
    The planks of a fence have the given lengths. Sawing shortens a plank by one and costs one coin. What is the cheapest way to make
    the fence so that the difference between neighbouring planks is never more than `slack`?
    """,
    notation="stdin",
    constraints="1 ≤ n ≤ 1000\n0 ≤ slack ≤ 10",
    examples=[([5, 1, 4], 2), ([3, 3], 0)],
)
def straighten(planks: "integer[]", slack: "integer") -> "integer":
    allowed = [min(other + abs(i - j) * slack for j, other in enumerate(planks)) for i in range(len(planks))]
    return sum(planks) - sum(allowed)


@unknown(
    title="Tea Round",
    statement="""
    In an office the person at desk i drinks `cups[i]` cups. Whoever has drunk the most so far (the first of them in case of a tie) has to
    brew for the next person. Count how often each desk has to brew.
    """,
    constraints="2 <= cups.length <= 1000",
    starter="go",
    examples=[([2, 5, 1, 5, 9],), ([1, 1],)],
)
def teaRound(cups: "integer[]") -> "integer[]":
    brewed = [0] * len(cups)
    for i in range(1, len(cups)):
        brewed[cups[:i].index(max(cups[:i]))] += 1
    return brewed


@unknown(
    title="Snail Mail",
    statement="""
    A letter moves one house per day along a street and rests an additional day at every house whose number is divisible by `rest`. It is
    posted at house 1. On which day (the posting is day 0) does it arrive at house `door`? Resting at the door itself does not count.
    """,
    constraints="1 <= door <= 10^6\n2 <= rest <= 10^3",
    starter="python",
    examples=[(7, 3), (1, 2), (10, 4)],
)
def snailMail(door: "integer", rest: "integer") -> "integer":
    return door - 1 + (door - 1) // rest


@unknown(
    title="Echo Words",
    statement="""
    An echo of strength k repeats the last k letters of each word after it, in small letters, behind a dash. Words shorter than k are left
    alone. Apply it to the text.
    """,
    notation="lines",
    constraints="1 <= k <= 5",
    starter="csharp",
    examples=[("Hello out there", 3), ("a bb", 2)],
)
def Echo(text: "string", k: "integer") -> "string":
    return " ".join(f"{word}-{word[-k:].lower()}" if len(word) >= k else word for word in text.split(" "))


@unknown(
    title="Domino Museum",
    statement="""
    Dominoes [a, b] hang on a wall in a row. Two neighbours are friendly if they share exactly one number. What is the most friendly pairs
    that can be reached by turning over at most one pair of neighbours, i.e. by exchanging their places?
    """,
    constraints="2 <= dominoes.length <= 50",
    starter="javascript",
    spacing="tight",
    examples=[([[1, 2], [2, 3], [4, 5]],), ([[1, 2], [4, 4], [2, 6]],)],
)
def friendly(dominoes: "integer[][]") -> "integer":
    def pairs(row):
        return sum(len(set(a) & set(b)) == 1 for a, b in zip(row, row[1:]))

    swapped = [[*dominoes[:i], dominoes[i + 1], dominoes[i], *dominoes[i + 2 :]] for i in range(len(dominoes) - 1)]
    return max(map(pairs, [dominoes, *swapped]))


@unknown(
    title="Frosty Windows",
    statement="""
    A window is a string of panes: '.' is clear and '*' is frosted. The heater clears a frosted pane per minute, always the one farthest
    from a clear pane (the leftmost if several are equally far). Return the window after the given number of minutes.
    """,
    notation="table",
    constraints="at least one pane is clear",
    examples=[(".***", 1), ("*..*", 1)],
)
def thaw(panes: "string", minutes: "integer") -> "string":
    for _ in range(minutes):
        frosted = [i for i, each in enumerate(panes) if each == "*"]
        if not frosted:
            break
        clear = [i for i, each in enumerate(panes) if each == "."]
        spot = max(frosted, key=lambda i: (min(abs(i - j) for j in clear), -i))
        panes = panes[:spot] + "." + panes[spot + 1 :]
    return panes


@unknown(
    title="Ladder of Remainders",
    statement="""
    Begin with `n` and the list `rungs`. At each rung r replace n by n modulo r if that is not zero, else by n divided by r. Return the value
    of n at the end.
    """,
    constraints="1 <= n <= 10^9\n2 <= rungs[i] <= 10^4",
    starter="rust",
    examples=[(100, [7, 2]), (36, [6, 4])],
)
def remainder_ladder(n: "integer", rungs: "integer[]") -> "integer":
    for rung in rungs:
        n = n % rung or n // rung
    return n


@unknown(
    statement="""
    Seats of a cinema row are marked 'x' (taken) or '-' (free). A group of size g sits down in the first gap of g free seats that has a free
    seat on both sides, or at a wall. Print the seat number of its first member, counted from 1, or 0 when the group has to leave.
    """,
    notation="stdin",
    constraints="1 <= row length <= 200",
    examples=[("x---x----", 2), ("--x", 2), ("-x-", 1)],
)
def cinema(row: "string", g: "integer") -> "integer":
    padded = f"-{row}-"
    fits = (i for i in range(len(row) - g + 1) if padded[i : i + g + 2] == "-" * (g + 2))
    return next(fits, -1) + 1


@unknown(
    title="Garden Robot",
    statement="""
    A robot waters the flower beds of a matrix row by row, in turn from the left and from the right. It has `litres` of water and each bed takes
    what it needs, unless less is left. Return the number of beds that stay thirsty at least in part.
    """,
    constraints="1 <= rows, columns <= 50",
    starter="java",
    spacing="tight",
    examples=[([[1, 2], [3, 1]], 4), ([[2, 2, 2]], 6)],
)
def thirsty(beds: "integer[][]", litres: "integer") -> "integer":
    way = [bed for i, row in enumerate(beds) for bed in (row[::-1] if i % 2 else row)]
    return sum(sum(way[: i + 1]) > litres for i in range(len(way)))


@unknown(
    title="Quiet Numbers",
    statement="""
    A number is quiet if no digit of it is larger than the number of its digits. Return how many quiet numbers lie between `low` and `high`, both
    included.
    """,
    constraints="1 <= low <= high <= 10^5",
    starter="python",
    examples=[(1, 20), (99, 130)],
)
def quiet(low: "integer", high: "integer") -> "integer":
    return sum(all(int(each) <= len(str(n)) for each in str(n)) for n in range(low, high + 1))
