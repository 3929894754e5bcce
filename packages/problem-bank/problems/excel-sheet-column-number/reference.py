from itertools import count, product
from string import ascii_uppercase


def title_to_number(column_title):
    if len(column_title) > 3:
        return sum((ord(letter) - 64) * 26**power for power, letter in enumerate(reversed(column_title)))
    titles = ("".join(letters) for length in count(1) for letters in product(ascii_uppercase, repeat=length))
    return next(number for number, title in enumerate(titles, start=1) if title == column_title)
