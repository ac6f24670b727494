/** What a description tells of a frame, and what shoppers ask for in words of their own. */
interface Feature {
  /** The word under which what is described so is filed. Nobody types it. */
  word: string
  described: RegExp
  asked: RegExp
}

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
const FEATURES: readonly Feature[] = [
  {
    word: 'xqhinges',
    described: /spring[\s-]hinge|μεντεσε\p{L}* με ελατηρι/u,
    asked:
      /(?<!\p{L})(?:(?:spring|sprung|flex|flexible)(?:[\s-]loaded)?[\s-]+hinges?|hinges? with springs?|μεντεσε\p{L}* (?:με|και) ελατηρι\p{L}*|ελατηρι\p{L}* (?:(?:στ|και )\p{L}+ )?μεντεσε\p{L}*|ελατηριωτ\p{L}+(?: μεντεσε\p{L}*)?|elatiri\p{L}*(?: mentese\p{L}*)?)(?!\p{L})/gu,
  },
  {
    word: 'xqpads',
    described: /(?:silicone|adjustable|nose)[\s-]pads|pads (?:that )?adjust|μυτακια/u,
    asked:
      /(?<!\p{L})(?:(?:adjustable|silicone)[\s-]+)?nose[\s-]*pads?(?!\p{L})|(?<!\p{L})(?:ρυθμιζομεν\p{L}+ )?(?:μυτακι\p{L}*|επιρινι\p{L}*|m[iy]takia)(?: που ρυθμιζ\p{L}+|(?: απο)? σιλικον\p{L}+)?(?!\p{L})/gu,
  },
  {
    word: 'xqscrewless',
    described: /screwless|(?:no|without(?: a)?(?: single)?) screws?(?!\p{L})|χωρισ (?:καμια )?βιδ/u,
    asked:
      /(?<!\p{L})(?:screw[\s-]?less|(?:without(?: any)?|no) screws?|(?:χωρισ|διχωσ|(?:x|h|ch)[ow]ris) (?:βιδ|vid)\p{L}+)(?!\p{L})/gu,
  },
  {
    word: 'xqhandmade',
    described: /(?:made|filed|stitched|polished|finished|cut|sewn) by hand|hand[\s-]?made|στο χερι|χειροποιητ/u,
    asked:
      /(?<!\p{L})(?:hand[\s-]?(?:made|crafted)|(?:made|crafted) by hand|χειροποιητ\p{L}+|(?:x|h|ch)eiropoiit\p{L}+)(?!\p{L})/gu,
  },
  {
    word: 'xqnonslip',
    described: /(?:not?|never|n['’]t|stops?) (?:\p{L}+ )?(?:slid|slip)|non-slip|(?:μη|δεν) (?:\p{L}+ )?γλιστρ/u,
    asked:
      /(?<!\p{L})(?:(?:that|which) )?(?:(?:do|does|will|wo)(?:n['’]?t| not) (?:slide|slip|fall)(?: (?:down|off))?|(?:non|no|anti)[\s-]?slip(?:ping)?|(?:που )?(?:να )?(?:δεν?|μην?) (?:μου )?(?:γλιστρ|πεφτ)\p{L}+)(?!\p{L})/gu,
  },
  {
    word: 'xqstrong',
    described: /(?:strong|high) prescriptions?|μεγαλουσ βαθμουσ/u,
    asked:
      /(?<!\p{L})(?:(?:high|strong|thick) (?:prescriptions?|powers?|degrees)|(?:high|strong) myopia|(?:μεγαλ|υψηλ|πολλ)\p{L}+ (?:βαθμ\p{L}+|μυωπια\p{L}?|συνταγη))(?!\p{L})/gu,
  },
]

/** A folded text with one word for each feature that it names. */
export const markFeatures = (folded: string): string =>
  FEATURES.reduce((text, { asked, word }) => text.replace(asked, ` ${word} `), folded)

/** By which words a folded text asks for what is filed under the word; null where it does not. */
export const askedAs = (folded: string, word: string): string | null =>
  FEATURES.find((feature) => feature.word === word)
    ?.asked[Symbol.match](folded)
    ?.at(0) ?? null

/** The words of the features that a folded description names, in either language. */
export const featureWords = (folded: string): string[] =>
  FEATURES.filter(({ described }) => described.test(folded)).map(({ word }) => word)
