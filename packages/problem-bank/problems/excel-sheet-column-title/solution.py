from string import ascii_uppercase


def convert_to_title(column_number: int) -> str:
    title = ""
    while column_number > 0:
        column_number, place = divmod(column_number - 1, 26)
        title = ascii_uppercase[place] + title
    return title
