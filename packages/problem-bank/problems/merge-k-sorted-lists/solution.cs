public class Solution
{
    public ListNode MergeKLists(ListNode[] lists)
    {
        if (lists.Length == 0) return null;
        for (var step = 1; step < lists.Length; step *= 2)
            for (var place = 0; place + step < lists.Length; place += 2 * step)
                lists[place] = MergeTwo(lists[place], lists[place + step]);
        return lists[0];
    }

    private static ListNode MergeTwo(ListNode a, ListNode b)
    {
        var before = new ListNode();
        var last = before;
        while (a != null && b != null)
        {
            if (a.val <= b.val)
            {
                last.next = a;
                a = a.next;
            }
            else
            {
                last.next = b;
                b = b.next;
            }
            last = last.next;
        }
        last.next = a ?? b;
        return before.next;
    }
}
