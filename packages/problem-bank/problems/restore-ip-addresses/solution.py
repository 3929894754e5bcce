def restore_ip_addresses(s: str) -> list[str]:
    addresses = []
    numbers = []

    def is_valid(number: str) -> bool:
        return number == "0" or (not number.startswith("0") and int(number) <= 255)

    def split(start: int) -> None:
        if len(numbers) == 4:
            if start == len(s):
                addresses.append(".".join(numbers))
            return
        for end in range(start + 1, min(start + 3, len(s)) + 1):
            if is_valid(s[start:end]):
                numbers.append(s[start:end])
                split(end)
                numbers.pop()

    split(0)
    return addresses
