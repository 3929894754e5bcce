def title_to_number(column_title: str) -> int:
    number = 0
    for letter in column_title:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number
