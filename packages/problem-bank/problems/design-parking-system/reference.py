class ParkingSystem:
    def __init__(self, big, medium, small):
        self.spaces = [1] * big + [2] * medium + [3] * small

    def add_car(self, car_type):
        if car_type not in self.spaces:
            return False
        self.spaces.remove(car_type)
        return True
