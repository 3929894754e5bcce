class Solution {
    public String simplifyPath(String path) {
        Deque<String> names = new ArrayDeque<>();
        for (String part : path.split("/")) {
            if (part.equals("..")) names.pollLast();
            else if (!part.isEmpty() && !part.equals(".")) names.addLast(part);
        }
        return "/" + String.join("/", names);
    }
}
