class ParkingSystem {
  // The spaces left of each type; there is no type 0.
  #left

  constructor(big, medium, small) {
    this.#left = [0, big, medium, small]
  }

  addCar(carType) {
    if (this.#left[carType] === 0) return false
    this.#left[carType]--
    return true
  }
}
