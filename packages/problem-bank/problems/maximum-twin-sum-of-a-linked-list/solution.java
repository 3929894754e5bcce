class Solution {
    public int pairSum(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) values.add(node.val);

        int largest = 0;
        for (int left = 0, right = values.size() - 1; left < right; left++, right--) {
            largest = Math.max(largest, values.get(left) + values.get(right));
        }
        return largest;
    }
}
