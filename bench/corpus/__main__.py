"""Writes classics.json, twists.json and unknown.json: `python3 bench/corpus`."""

import json
import pathlib

import authoring
import classics_arrays, classics_lists, classics_search, classics_strings, classics_structures, classics_ways  # noqa: F401, E401
import twists_arrays, twists_others, unknowns  # noqa: F401, E401

folder = pathlib.Path(__file__).parent
for kind, name in (("classic", "classics"), ("twist", "twists"), ("unknown", "unknown")):
    entries = authoring.problems(kind)
    identities = [entry["id"] for entry in entries]
    assert len(set(identities)) == len(identities), sorted(each for each in identities if identities.count(each) > 1)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    (folder / f"{name}.json").write_text(f"[\n{lines}\n]\n")
    print(f"{name}: {len(entries)}")
