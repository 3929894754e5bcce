def peak_index_in_mountain_array(arr):
    return arr.index(max(arr))
