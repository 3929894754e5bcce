def max_area(height):
    lines = range(len(height))
    return max(min(height[i], height[j]) * (j - i) for j in lines for i in range(j))
