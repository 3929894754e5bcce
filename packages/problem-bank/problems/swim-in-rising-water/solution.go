import "container/heap"

func swimInWater(grid [][]int) int {
	size := len(grid)
	reached := map[[2]int]bool{{0, 0}: true}
	edge := &cells{{grid[0][0], 0, 0}}
	for {
		here := heap.Pop(edge).(cell)
		row, column := here.row, here.column
		if row == size-1 && column == size-1 {
			return here.level
		}
		for _, near := range [][2]int{{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}} {
			beside, along := near[0], near[1]
			inside := beside >= 0 && beside < size && along >= 0 && along < size
			if inside && !reached[near] {
				reached[near] = true
				heap.Push(edge, cell{max(here.level, grid[beside][along]), beside, along})
			}
		}
	}
}

// A cell with the water level that it takes to get there.
type cell struct{ level, row, column int }

type cells []cell

func (c cells) Len() int           { return len(c) }
func (c cells) Less(i, j int) bool { return c[i].level < c[j].level }
func (c cells) Swap(i, j int)      { c[i], c[j] = c[j], c[i] }

func (c *cells) Push(one any) {
	*c = append(*c, one.(cell))
}

func (c *cells) Pop() any {
	last := len(*c) - 1
	one := (*c)[last]
	*c = (*c)[:last]
	return one
}
