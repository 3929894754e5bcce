def kth_smallest(matrix, k):
    return sorted(value for row in matrix for value in row)[k - 1]
