def simplify_path(path: str) -> str:
    names = []
    for part in path.split("/"):
        if part == "..":
            if names:
                names.pop()
        elif part not in ("", "."):
            names.append(part)
    return "/" + "/".join(names)
