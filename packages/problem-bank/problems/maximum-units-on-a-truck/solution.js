function maximumUnits(boxTypes, truckSize) {
  let room = truckSize
  let units = 0
  for (const [boxes, unitsPerBox] of [...boxTypes].sort((a, b) => b[1] - a[1])) {
    const loaded = Math.min(boxes, room)
    units += loaded * unitsPerBox
    room -= loaded
  }
  return units
}
