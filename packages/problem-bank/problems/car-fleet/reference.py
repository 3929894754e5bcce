from fractions import Fraction


def car_fleet(target, position, speed):
    def arrival(car):
        own = Fraction(target - position[car], speed[car])
        ahead = [other for other in range(len(position)) if position[other] > position[car]]
        return max([own, *(Fraction(target - position[other], speed[other]) for other in ahead)])

    return len({arrival(car) for car in range(len(position))})
