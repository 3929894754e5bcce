class MyCalendar {
    // From the start to the end of each booking.
    private final TreeMap<Integer, Integer> booked = new TreeMap<>();

    public boolean book(int startTime, int endTime) {
        Map.Entry<Integer, Integer> before = booked.floorEntry(startTime);
        Integer next = booked.ceilingKey(startTime);
        if (before != null && before.getValue() > startTime || next != null && next < endTime) return false;
        booked.put(startTime, endTime);
        return true;
    }
}
