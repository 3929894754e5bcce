/** The length of the longest window of the text that `fits`, given what it holds and how often. */
function longestWindow(s, fits) {
  let longest = 0
  for (let start = 0; start < s.length; start++)
    for (let end = start + 1; end <= s.length; end++) {
      const window = s.slice(start, end)
      if (window.length > longest && fits(window, countsOf(window))) longest = window.length
    }
  return longest
}

function countsOf(text) {
  const found = {}
  for (const letter of text) found[letter] = (found[letter] ?? 0) + 1
  return found
}

const most = (found) => Math.max(0, ...Object.values(found))

const lookAlikes = [
  {
    asks: 'at most so many different characters',
    said: [
      'distinct',
      'at most|least|exactly|up|than k|two|2|to different',
      'k|two|2|three|3 different|unique|kind',
      'different kind|colour|color|letter|character .. at most|contain|contains|exactly',
      'no|without repeating|repeated|repetition',
    ],
    answer: (s, k) => longestWindow(s, (_, found) => Object.keys(found).length <= k),
  },
  {
    asks: 'replaced characters that are all the same letter',
    said: [
      'of a|one|the single|one|same|chosen colour|color|kind|letter|type|sort can|may|must|are ~you|we|one|i|he|she|they|it',
      'only|just|solely .. of a|one|the single|one|same|chosen .. can|may|must|are .. covered|replaced|changed|painted|repainted|overwritten',

      'replaced|changed|overwritten|painted|repainted|changes|substituted must|should|have|need .. same|equal|identical',
      'replaced|changed|overwritten|painted|repainted|substituted letter|character|one|plank|stone must|should|have|need .. same|equal|identical',
      'same|equal|identical .. before|originally|previously|beforehand',
      'same original|old|initial',
      'before|originally|previously|beforehand .. same|equal|identical|one',
      'change|replace|overwrite|changing|replacing|repaint|paint|painting|overwriting|substitute only|just one|1|a|letter',
      'occurrence of one|a|some|single|another|chosen|the',
      'occurrence .. replaced|changed',
      'choose|pick|select .. two|2|pair',
      'two|2 letter|character',
      'all equal|copies|of one kind',
    ],
    answer: (s, k) =>
      longestWindow(s, (window, found) => Object.keys(found).length <= 2 && window.length - most(found) <= k),
  },
  {
    asks: 'only a certain letter to be changed',
    said: [
      'only|just|solely letter a|x|z|b',
      'only|just|solely .. the letter a|x|z|b',
      'only|just a|vowel|consonant may|can|could|are|is',
      'vowel|consonant',
      'letter|character|an a may|can|cannot|must|is|are .. changed|replaced',
      'not|never|cannot .. vowel|letter|a changed|replaced',
      'locked|forbidden|protected',
      'fixed letter|plank|character',
    ],
    answer: (s, k) =>
      longestWindow(s, (_, found) => {
        const others = Object.keys(found).filter((letter) => letter !== 'A')
        return others.length <= 1 && (found.A ?? 0) <= (others.length === 0 ? Infinity : k)
      }),
  },
  {
    asks: 'characters changed into one certain letter',
    said: [
      'the letter a|x',
      'only .. to|into|by a|b|x',
      'to|into x|b',
      'first letter|character',
      'given|particular|certain|specific|fixed letter|character|colour|color',
      'run|stretch|block|substring of a',
    ],
    answer: (s, k) => longestWindow(s, (window, found) => window.length - (found.A ?? 0) <= k),
  },
  {
    asks: 'exactly so many changes',
    denied: [
      'spare|supply|supplies|stock|paint|reserve',
      'most',
      'up to',
      'no|not|never more|longer|larger|greater|farther|further|exceed',
      'maximum|maximal|max|limit|budget|allowed',
      'as many',
      'within|exceed|exceeds|exceeding',
      '<=',
      'fewer|shorter|less',
    ],
    said: [
      'exactly|precisely k|that|n|limit|as|so',
      'must .. used|use',
      'at least k|one|1 replacement|change|letter|character',
      'all k',
    ],
    answer: (s, k) => longestWindow(s, (window, found) => window.length - most(found) === k),
  },
  {
    asks: 'characters removed instead of replaced',
    said: [
      'remove|removed|removing|removal|delete|deleted|deleting|deletion|erase|erased|erasing',
      'skip|skipped|skipping|drop|dropped|dropping|omit|omitted|cut|ignore|ignored|ignoring|strike',
      'take|taking|taken away|out',
    ],
    answer(s, k) {
      let longest = 0
      for (const letter of new Set(s))
        longestWindow(s, (window, found) => {
          const others = window.length - (found[letter] ?? 0)
          if (others <= k) longest = Math.max(longest, found[letter] ?? 0)
          return false
        })
      return longest
    },
  },
  {
    asks: 'characters swapped with one another',
    said: [
      'swap|swaps|swapped|swapping|exchange|exchanged|exchanging|interchange two|2|adjacent|neighbouring|neighboring|place|position|pair',
      'swap|exchange .. two|2|adjacent|neighbouring|neighboring|place|position',
      'move|moved|moving|transpose|transposition|rearrange|rearranged|permute',
    ],
    answer(s, k) {
      const all = countsOf(s)
      return longestWindow(s, (window, found) =>
        Object.keys(all).some((letter) => all[letter] >= window.length && window.length - (found[letter] ?? 0) <= k),
      )
    },
  },
  {
    asks: 'characters that need not stand together',
    denied: [
      'substring|substrings|subarray|subarrays|contiguous|consecutive|successive|stretch|piece|part|run|section|row|block|uninterrupted|unbroken|segment|passage|excerpt|fragment|slice|window|range|succession|interval|factor|chunk|connected',
      'neighbouring|neighboring|adjacent|next',
      'without|no gap|gaps|interruption|break',
      'back to back',
      'j i',
    ],
    said: [
      'subsequence',
      'need not|neednt .. contiguous|adjacent|consecutive|together|neighbouring|neighboring',
      'not necessarily .. contiguous|adjacent|consecutive',
      'noncontiguous',
      'anywhere',
    ],
    answer: (s, k) => Math.min(s.length, most(countsOf(s)) + k),
  },
  {
    asks: 'a string that is closed to a circle',
    said: [
      'circular|circularly|circle|cyclic|cyclically|ring|wrap|wraps|wrapping|closed|loop',
      'necklace|bracelet ~laid|stretched|spread|cut|opened|open|unclasped|untied|lying',
      'last .. next|adjacent|followed|beside .. first',
      'end .. joined|connected|meets .. beginning|start',
    ],
    answer: (s, k) => Math.min(s.length, characterReplacement(s + s, k)),
  },
  {
    asks: 'a fixed length, and the fewest changes for it',
    said: [
      'minimum|fewest|least|smallest|minimal|lowest|shortest',
      'how few|many .. change|changed|replace|replaced|replacement|must|needed|necessary',
      'length k',
    ],
    answer(s, k) {
      let fewest = s.length
      for (let start = 0; start + k <= s.length; start++)
        fewest = Math.min(fewest, k - most(countsOf(s.slice(start, start + k))))
      return fewest
    },
  },
  {
    asks: 'characters that are there at least so often',
    said: [
      'at least k',
      'k or more',
      'not less|fewer than k',
      'frequency|occurs|appears|occur|appear .. at least|exactly|most|k',
    ],
    answer: (s, k) => longestWindow(s, (_, found) => Object.values(found).every((count) => count >= k)),
  },
  {
    asks: 'changes that cost the distance in the alphabet',
    said: [
      'cost|costs|price|expense',
      'lighter|darker|brighter|paler|dimmer|deeper|warmer|colder',
      'one|1|a|single|each|every shade|step|tone|notch|degree|level|rung|place|position|letter|key|stop ~of|at up|down|lighter|darker|higher|lower|further|forward|back|on|later|earlier|along|away',
      'up|forward or|and down|back|backward|backwards',
      'raise|raises|lower|lowers|nudge|nudges|bump|bumps .. by',
      'no|not|never|without wrap|wraps|wrapping|wrapped',
      'z to|into|becomes|become a',
      'a to|into|becomes|become b|or',
      'd to|into|becomes|become c|e|or',
      'successor|predecessor',
      'next|previous|following|preceding|neighbouring or|and the|a|its|next|previous|following|preceding|one|last',
      'click|clicks|notch|notches|ticks|increment|decrement',
      'distance|alphabetical|alphabetically|shift|shifted|increment|incremented|decrement',
      'to|into next|previous|following|preceding|neighbouring|neighboring letter|character',
      'to|into|by the|its|a|one next|previous|preceding|neighbouring|neighboring|adjacent .. alphabet',
      'letter .. further|next .. alphabet',
    ],
    answer: (s, k) =>
      longestWindow(s, (window) =>
        [...window].some(
          (aim) =>
            [...window].reduce((cost, letter) => cost + Math.abs(letter.charCodeAt(0) - aim.charCodeAt(0)), 0) <= k,
        ),
      ),
  },
  {
    asks: 'changes that stand side by side',
    said: [
      'k consecutive|adjacent|contiguous|neighbouring|neighboring|successive',
      'one|1|single stroke|go',
      'consecutive|adjacent|contiguous|neighbouring|neighboring|successive .. replaced|changed|overwritten|replacements|changes',
      'replaced|changed|replace|change|overwrite|overwritten|paint .. consecutive|adjacent|contiguous|neighbouring|neighboring|successive',
      'no two|adjacent',
      'not .. adjacent',
    ],
    answer: (s, k) =>
      longestWindow(s, (window) =>
        [...new Set(s)].some((letter) => {
          const others = [...window].flatMap((other, place) => (other === letter ? [] : [place]))
          return others.length === 0 || others.at(-1) - others[0] < k
        }),
      ),
  },
  {
    asks: 'letters compared whatever their case',
    said: [
      'capital|capitals|uppercase|upper|lower|lowercase|small|large|case .. not differ|different|distinguished|told|apart|separate|separated',
      'not .. distinguish|distinguished|tell|told|separate .. case|capital|capitals|upper|uppercase|lowercase',
      'without|no|not|little regard|respect|heed|attention|distinction|difference|distinguishing .. case|capital|capitals|capitalisation|capitalization|upper|lowercase|uppercase',
      'case .. no difference|distinction|role|part|bearing|influence|effect',
      'capital|uppercase|upper .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. small|lower|lowercase',
      'lower|lowercase|small letter .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. capital|upper|uppercase',
      'a|b|q .. as good as a|an|b|q',
      'be|is|are it|they|letter|large|small|capital|upper|lower .. or|and large|small|capital|upper|lower .. alike|same|irrelevant|indifferent',

      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|regardless|disregard|disregarding .. case',
      'upper and lower',
      'upper|uppercase|capital .. same|equal|alike',
    ],
    answer: (s, k) => characterReplacement(s.toUpperCase(), k),
  },
  {
    asks: 'a palindrome or an alternating string',
    said: ['palindrome|palindromic', 'alternating|alternate|alternates|alternately|zebra'],
    answer: (s, k) =>
      longestWindow(s, (window) => {
        let changes = 0
        for (let i = 0, j = window.length - 1; i < j; i++, j--) if (window[i] !== window[j]) changes++
        return changes <= k
      }),
  },
  {
    asks: 'the longest run without changes, or what changes add to it',
    said: [
      'how much longer',
      'without .. change|changing|replacing|replacement',
      'gain|increase|difference|lengthen',
      'number|count of substring|block|window|run|way|stretch',
      'how many substring|way|block|window|run|stretch',
      'index|position|start',
    ],
    answer: (s, k) => characterReplacement(s, k) - characterReplacement(s, 0),
  },
  {
    asks: 'characters inserted',
    said: ['insert|inserts|inserted|inserting|insertion|add|adding|added|append|appended|appending'],
    answer: (s, k) => characterReplacement(s, 0) + k,
  },
  {
    asks: 'a run of the letter the text starts with',
    said: [
      'first|last|initial|opening letter|character|one',
      's 0',
      'start|starts|begin|begins|opens with',
      's|text|string|itself starts|begins|opens|ends',
      'consist|consists|made|be of the|that letter|character|letters',
      'certain|given|particular|specific letter|character',
      'most frequent|common',
    ],
    answer: (s, k) => longestWindow(s, (window, counts) => window.length - (counts[s[0]] ?? 0) <= k),
  },
  {
    asks: 'a run of a certain letter, or replacements apart',
    said: [
      'should|must|has|have .. be as|bs|es ~long|much|many|large|big|short|wide|far',
      'must|may|can not .. both',
      'next to each other .. not|never',
    ],
  },
  {
    asks: 'fewer changes than k',
    said: [
      'fewer|less than k|n|limit|times|cans|r',
      'strictly|always fewer|less|below|under',
      'below|under k',
      'k .. too many|much',
      'not|never .. reach|reaches|attain k',
      'not|never|without .. all k|of',
      'k minus|1',
      'k .. not|no|never|excluded|exclusive',
    ],
    answer: (s, k) => (k > 0 ? characterReplacement(s, k - 1) : 0),
  },
  {
    asks: 'letters that may only become what stands beside them',
    said: ['stand|stands|is|comes|stood right|directly|immediately|just before|after|beside|next|behind'],
  },
  {
    asks: 'a further rule or exception',
    said: [
      'must|has|have|need to stay|remain|keep',
      'cemented|glued|nailed|welded|fixed|frozen|locked|immovable|untouchable|permanent|sacred|engraved|carved|screwed|bolted|protected|immune|exempt',
      'except|excluding|save that|for|the|those|a',
    ],
  },
]
