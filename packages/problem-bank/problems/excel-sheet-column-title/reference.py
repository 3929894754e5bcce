from string import ascii_uppercase


def convert_to_title(column_number):
    length, shorter = 1, 0
    while shorter + 26**length < column_number:
        shorter += 26**length
        length += 1
    place = column_number - shorter - 1
    return "".join(ascii_uppercase[place // 26**power % 26] for power in reversed(range(length)))
