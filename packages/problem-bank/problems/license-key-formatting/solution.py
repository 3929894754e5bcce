def license_key_formatting(s: str, k: int) -> str:
    key = s.replace("-", "").upper()
    first = len(key) % k
    groups = [key[:first]] if first else []
    groups += [key[start : start + k] for start in range(first, len(key), k)]
    return "-".join(groups)
