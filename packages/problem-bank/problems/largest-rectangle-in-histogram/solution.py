def largest_rectangle_area(heights: list[int]) -> int:
    largest = 0
    rising = []
    for right, height in enumerate(heights + [0]):
        while rising and heights[rising[-1]] > height:
            lowest = heights[rising.pop()]
            left = rising[-1] + 1 if rising else 0
            largest = max(largest, lowest * (right - left))
        rising.append(right)
    return largest
