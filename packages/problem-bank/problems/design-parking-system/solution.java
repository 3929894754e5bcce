class ParkingSystem {
    // The spaces left of each type; there is no type 0.
    private final int[] left;

    public ParkingSystem(int big, int medium, int small) {
        left = new int[] {0, big, medium, small};
    }

    public boolean addCar(int carType) {
        if (left[carType] == 0) return false;
        left[carType]--;
        return true;
    }
}
