class Solution {
    public int[] asteroidCollision(int[] asteroids) {
        Deque<Integer> survivors = new ArrayDeque<>();
        for (int asteroid : asteroids) {
            boolean exists = true;
            while (exists && asteroid < 0 && !survivors.isEmpty() && survivors.peekLast() > 0) {
                int opponent = survivors.peekLast();
                exists = opponent < -asteroid;
                if (opponent <= -asteroid) survivors.removeLast();
            }
            if (exists) survivors.addLast(asteroid);
        }
        return survivors.stream().mapToInt(Integer::intValue).toArray();
    }
}
