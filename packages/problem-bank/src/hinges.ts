import { wordsOf } from './text.ts'

/**
 * Words on which the meaning of a statement can hinge although they name no idea of their own. One that the page uses
 * and the problem does not may be harmless or may ask for something else: the match stays, but is not certain.
 */
export const HINGES: ReadonlySet<string> = new Set(
  wordsOf(`
    greater larger bigger higher lower smaller less fewer more above below exceed exceeding beyond under between
    before after previous preceding following earlier later latest earliest sooner left right top bottom middle center
    centre outer inner inside outside starting begin beginning end ending last length size width sort sorting afterwards
    nonzero positive negative loss lose losing only except unless without contain neither another twice thrice four five
    six seven eight nine ten third fourth fifth quarter double triple prefix suffix reverse reversed forward backward
    backwards digit vowel consonant uppercase lowercase sign ratio percent percentage power root cube limit limited bound
    threshold range gap weight rank missing extra free busy forbidden tie tied prefer preferred priority break broken
    penalty bonus discount concatenate concatenated concatenation repeat append prepend split join pairwise symmetric
    opposite leaf leaves level depth edge border boundary corner directed weighted average probability random
    approximately rounded floor ceil fraction decimal
  `),
)
