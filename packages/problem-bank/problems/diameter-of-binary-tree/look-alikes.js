const depth = (node) => (node ? 1 + Math.max(depth(node.left), depth(node.right)) : 0)
const shallow = (node) =>
  !node
    ? 0
    : node.left && node.right
      ? 1 + Math.min(shallow(node.left), shallow(node.right))
      : 1 + shallow(node.left) + shallow(node.right)
const nodes = (node) => (node ? [node, ...nodes(node.left), ...nodes(node.right)] : [])
const best = (values) => Math.max(0, ...values)

/** How far the path goes down from a node to children that may be reached. */
const run = (node, fits) =>
  node
    ? Math.max(0, ...[node.left, node.right].map((child) => (child && fits(child, node) ? 1 + run(child, fits) : 0)))
    : 0
const arms = (node, fits) =>
  [node.left, node.right].map((child) => (child && fits(child, node) ? 1 + run(child, fits) : 0))

const lookAlikes = [
  {
    asks: 'the nodes on the path instead of the edges',
    said: [
      'stops|stations|towns|places|members|people|beads|rooms on|along|in|of|lie',
      'counting|count|including|with both|the|its ends|end|endpoints',
      'how many node|nodes',
      'nodes|node does|do|are|is|one|you visited|touch|visit|meet|pass|passes|visits',
      'number|count|many|terms|measured of|in|by node|vertex|vertices',
      'node|vertices .. rather|instead .. edge',
      'node on|along|in|of|including',
      'count|counted|counting|counts .. node|vertices',
      'in node|vertices',
      'length .. number of node|vertices',
      'both end|endpoint|ends .. included|including|counted',
      'not .. edge',
    ],
    answer: (root) => (root ? diameterOfBinaryTree(root) + 1 : 0),
  },
  {
    asks: 'a path of equal values',
    said: [
      'val',
      'same|equal|identical|univalue|equals value|values|number',
      'univalue',
      'value|values .. same|equal|identical',
      'same colour|color|label',
    ],
    answer: (root) =>
      best(
        nodes(root).map((node) => arms(node, (child, parent) => child.val === parent.val).reduce((a, b) => a + b, 0)),
      ),
  },
  {
    asks: 'a path through the root',
    said: [
      'stop|stops|stopping|halt|halts|call|calls at|in the root',
      'all|every|each route|path|walk|trip|tour|train|ride|trains|routes|trips|tours|rides .. root',
      'root .. all|every|each route|path|walk|trip|tour|train|ride|trains|routes|trips|tours|rides',
      'both|two|second start|starts|begin|beginning .. root',
      'only|just .. through it|the|its|root',
      'must|shall|should be|lie|stand .. on|along',
      'has|have|needs|need to be|lie|stand .. on|along',
      'only routes|paths|ways passing|going|through|via|that',
      'checked|controlled|power|supplied at|in|by|from the',
      'passes|passing|crosses|crossing|visits|touches|meets it|and',
      'on|somewhere|from .. left of the|and',
      'left .. right of|side|part|subtree|half|and',
      'one|a .. left .. one|a|and .. right',
      'right .. left of|side|part|subtree|half|and',
      'either side',
      'end|ends|ending|lead|leads .. right|left|other',
      'top|apex|crown|summit|peak of|is|at|in',
      'over|across|via|past .. root|top|apex',
      'up one|the|a .. down',
      'down on|the other',
      'both side|subtree|branch|half of|meet',
      'from|with one .. other side|subtree|branch|half',
      'left .. right .. root',
      'sum of .. height|depth',
      'that|which leads|lead|crosses|visits|contains|touches|uses|meets|includes|turns|bends',
      'leads|leading through|over|via|across',
      'must|has|have|always .. root',
      'root .. must|belong|belongs|always|part',
      'root lies on|upon|in',
      'from .. left .. to .. right',
      'left .. other .. right',
      'by way of',
      'turns|turn|bends|bend|peak|top|summit at|in|is',
      'must|has .. root',
      'that|which pass|passes|goes|runs through',
      'path|route through the root',
      'passing|going|running through the root',
      'contain|contains|containing|includes|including .. root',
      'always .. root',
    ],
    answer: (root) => (root ? depth(root.left) + depth(root.right) : 0),
  },
  {
    asks: 'the longest path down from the root',
    said: [
      'from|down the root',
      'away from .. root',
      'below the root',
      'far|farthest|furthest from',
      'height|depth',
      'from the root',
      'root to|and .. leaf|leaves|node',
      'start|starts|starting|begin|begins at|from|with|in the root',
      'deepest leaf|node',
      'farthest|furthest leaf|node',
      'level',
    ],
    answer: (root) => Math.max(0, depth(root) - 1),
  },
  {
    asks: 'the number of levels',
    said: ['height|depth|level|levels', 'from the root'],
    answer: depth,
  },
  {
    asks: 'a path between two leaves',
    said: ['leaf|leaves'],
    answer: (root) => best(nodes(root).map(({ left, right }) => (left && right ? depth(left) + depth(right) : 0))),
  },
  {
    asks: 'the shortest path',
    said: ['fewest', 'shortest|minimum|smallest|least|minimal|nearest|closest'],
    answer: (root) => Math.max(0, shallow(root) - 1),
  },
  {
    asks: 'a path that only goes down',
    said: [
      'never .. up|climb|climbs|turn|turns|back|upwards|rises',
      'down|one direction|way',
      'top to',
      'without .. turn|turning|climbing|up',
      'only .. down',
      'from .. down',
      'downward|downwards|descending|descend|descends',
      'parent to|child',
      'ancestor|descendant',
      'straight|vertical|monotonic',
      'not|never turn|bend|go',
      'only down|left|right',
    ],
    answer: (root) => best(nodes(root).map((node) => depth(node) - 1)),
  },
  {
    asks: 'the largest sum on a path',
    said: [
      'weigh|weighs|worth|price|toll',
      'sum|total|weight|weighted|weights|cost',
      'value|values of .. path|along|add',
      'add|added|adding',
    ],
    answer: (root) => {
      const gain = (node) => (node ? node.val + best([gain(node.left), gain(node.right)]) : 0)
      return Math.max(...nodes(root).map((node) => node.val + best([gain(node.left)]) + best([gain(node.right)])))
    },
  },
  {
    asks: 'a path of consecutive or rising values',
    said: [
      'even|odd|positive|negative',
      'larger|smaller|greater than',
      'turn|turns left|right',
      'consecutive|increasing|decreasing|ascending|successive|rising|differ|differs|zigzag|alternate|alternating|sorted',
    ],
    answer: (root) => best(nodes(root).map((node) => run(node, (child, parent) => child.val === parent.val + 1) + 1)),
  },
  {
    asks: 'the widest level',
    said: ['width|widest|wide|broadest|breadth', 'on one|the|a|same level'],
    answer(root) {
      let widest = 0
      for (
        let level = root ? [root] : [];
        level.length > 0;
        level = level.flatMap(({ left, right }) => [left, right].filter(Boolean))
      )
        widest = Math.max(widest, level.length)
      return widest
    },
  },
  {
    asks: 'the number of longest paths, or of nodes',
    said: [
      'half',
      'radius',
      'how many path|longest|pair|such|way',
      'number of path|pair|longest|such|diameter|leaf|leaves',
      'center|centre|radius|middle|half',
    ],
    answer: (root) => Math.ceil(diameterOfBinaryTree(root) / 2),
  },
  {
    asks: 'the nodes between the two ends',
    said: [
      'without .. end|ends',
      'ends .. not|out|excluded|uncounted|aside|no',
      'not counting',
      'strictly',
      'between .. excluding|exclusive|not',
      'strictly between',
      'inner|intermediate|interior node',
      'lie|lies|lying|standing between',
      'excluding|exclude|without .. end|ends|endpoint|endpoints|both',
    ],
    answer: (root) => Math.max(0, diameterOfBinaryTree(root) - 1),
  },
  {
    asks: 'a path that avoids the root',
    said: [
      'avoid|avoids|avoiding|bypass|bypasses|never|without .. root',
      'root .. out|aside|removed|closed|blocked|forbidden|excluded|cut|missing|avoided',
      'does not touch|use|visit|contain|include',
      'within one|a subtree',
      'below the root',
    ],
    answer: (root) =>
      root ? best([root.left, root.right].map((child) => (child ? diameterOfBinaryTree(child) : 0))) : 0,
  },
  {
    asks: 'a path of limited length, or between nodes of some kind',
    said: ['left|right edge|edges|link|links|branch|branches|turn'],
  },
]
