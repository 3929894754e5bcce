function canAttendMeetings(intervals) {
  const byStart = [...intervals].sort((a, b) => a[0] - b[0])
  return byStart.every(([start], place) => place === 0 || byStart[place - 1][1] <= start)
}
