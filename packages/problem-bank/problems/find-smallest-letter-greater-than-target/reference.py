def next_greatest_letter(letters, target):
    greater = [letter for letter in letters if letter > target]
    return min(greater) if greater else letters[0]
