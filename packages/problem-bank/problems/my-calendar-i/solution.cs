public class MyCalendar
{
    // In the order of time.
    private readonly List<(int Start, int End)> booked = new List<(int Start, int End)>();

    public bool Book(int startTime, int endTime)
    {
        var place = booked.BinarySearch((startTime, endTime));
        // What is not found is told by the complement of the place it belongs to.
        if (place < 0) place = ~place;
        if (place > 0 && booked[place - 1].End > startTime) return false;
        if (place < booked.Count && booked[place].Start < endTime) return false;
        booked.Insert(place, (startTime, endTime));
        return true;
    }
}
