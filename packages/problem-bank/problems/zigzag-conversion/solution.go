import "strings"

func convert(s string, numRows int) string {
	if numRows == 1 {
		return s
	}
	rows := make([]strings.Builder, numRows)
	row, step := 0, 1
	for place := range s {
		rows[row].WriteByte(s[place])
		if row == 0 {
			step = 1
		} else if row == numRows-1 {
			step = -1
		}
		row += step
	}
	var zigzag strings.Builder
	for place := range rows {
		zigzag.WriteString(rows[place].String())
	}
	return zigzag.String()
}
