public class ParkingSystem
{
    // The spaces left of each type; there is no type 0.
    private readonly int[] left;

    public ParkingSystem(int big, int medium, int small)
    {
        left = new[] { 0, big, medium, small };
    }

    public bool AddCar(int carType)
    {
        if (left[carType] == 0) return false;
        left[carType]--;
        return true;
    }
}
