public class Solution
{
    public string PredictPartyVictory(string senate)
    {
        var radiant = new Queue<int>();
        var dire = new Queue<int>();
        for (var place = 0; place < senate.Length; place++)
        {
            (senate[place] == 'R' ? radiant : dire).Enqueue(place);
        }
        while (radiant.Count > 0 && dire.Count > 0)
        {
            var firstRadiant = radiant.Dequeue();
            var firstDire = dire.Dequeue();
            if (firstRadiant < firstDire)
            {
                radiant.Enqueue(firstRadiant + senate.Length);
            }
            else
            {
                dire.Enqueue(firstDire + senate.Length);
            }
        }
        return radiant.Count > 0 ? "Radiant" : "Dire";
    }
}
