class ParkingSystem:
    def __init__(self, big: int, medium: int, small: int):
        # The spaces left of each type; there is no type 0.
        self._left = [0, big, medium, small]

    def add_car(self, car_type: int) -> bool:
        if self._left[car_type] == 0:
            return False
        self._left[car_type] -= 1
        return True
