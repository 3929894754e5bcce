class ParkingSystem {
public:
    ParkingSystem(int big, int medium, int small) : left{0, big, medium, small} {}

    bool addCar(int carType) {
        if (left[carType] == 0) return false;
        left[carType]--;
        return true;
    }

private:
    // The spaces left of each type; there is no type 0.
    array<int, 4> left;
};
