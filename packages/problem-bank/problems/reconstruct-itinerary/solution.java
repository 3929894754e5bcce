class Solution {
    public List<String> findItinerary(List<List<String>> tickets) {
        Map<String, PriorityQueue<String>> ahead = new HashMap<>();
        for (List<String> ticket : tickets) {
            ahead.computeIfAbsent(ticket.get(0), origin -> new PriorityQueue<>()).add(ticket.get(1));
        }
        List<String> ended = new ArrayList<>();
        Deque<String> journey = new ArrayDeque<>(List.of("JFK"));
        while (!journey.isEmpty()) {
            PriorityQueue<String> destinations = ahead.get(journey.peek());
            if (destinations == null || destinations.isEmpty()) ended.add(journey.pop());
            else journey.push(destinations.remove());
        }
        Collections.reverse(ended);
        return ended;
    }
}
