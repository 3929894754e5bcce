function predictPartyVictory(senate) {
  const radiant = []
  const dire = []
  for (let place = 0; place < senate.length; place++) (senate[place] === 'R' ? radiant : dire).push(place)

  // The queues only grow; the round is also the number of senators that each has lost or sent to its end.
  let round = 0
  while (round < radiant.length && round < dire.length) {
    if (radiant[round] < dire[round]) radiant.push(radiant[round] + senate.length)
    else dire.push(dire[round] + senate.length)
    round++
  }
  return round < radiant.length ? 'Radiant' : 'Dire'
}
