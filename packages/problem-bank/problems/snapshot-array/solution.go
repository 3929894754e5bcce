import "sort"

// A version is a value, and the first snapshot that shows it.
type version struct{ since, held int }

type SnapshotArray struct {
	versions [][]version
	taken    int
}

func Constructor(length int) SnapshotArray {
	versions := make([][]version, length)
	for place := range versions {
		versions[place] = []version{{}}
	}
	return SnapshotArray{versions: versions}
}

func (a *SnapshotArray) Set(index int, val int) {
	history := a.versions[index]
	if last := len(history) - 1; history[last].since == a.taken {
		history[last].held = val
	} else {
		a.versions[index] = append(history, version{a.taken, val})
	}
}

func (a *SnapshotArray) Snap() int {
	a.taken++
	return a.taken - 1
}

func (a *SnapshotArray) Get(index int, snapId int) int {
	history := a.versions[index]
	later := sort.Search(len(history), func(place int) bool { return history[place].since > snapId })
	return history[later-1].held
}
