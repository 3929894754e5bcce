def largest_rectangle_area(heights):
    ends = range(1, len(heights) + 1)
    return max(min(heights[start:end]) * (end - start) for end in ends for start in range(end))
