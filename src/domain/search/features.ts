import { type Described, wordsDescribed } from './described.ts'
import { partPattern, phrasePattern } from './phrase-pattern.ts'

interface Feature extends Described {
  /** Whether it is the colour's, and not of the frame in all its colours. */
  isOfColour?: boolean
}

const COLOUR =
  '(pink|rose|green|sage|blue|gr[ea]y|smoke|turquoise|brown|black|red|purple|yellow|orange|(ροζ|πράσιν|μπλε|γκρι|γαλάζι|καφέ|μαύρ|κόκκιν|κίτριν|φιμέ)*)'

const FEATURES: readonly Feature[] = [
  {
    word: 'xqtranslucent',
    described: partPattern(`
      translucent|transparent|see through
      (?<!α)διάφαν
    `),
    asked: phrasePattern(`
      translucent|ημιδιάφαν*|semi( )?transparent
      (transparent|clear|see through|διάφαν*|διαφαν*)(?= ${COLOUR})
      (?<=${COLOUR} )(transparent|see through|διάφαν*|διαφαν*)
    `),
    isOfColour: true,
  },
  {
    word: 'xqhinges',
    described: partPattern(`
      spring hinge
      μεντεσέ* με ελατήρι
    `),
    asked: phrasePattern(`
      (spring|sprung|flex|flexible)( loaded)? hinges?
      hinges? with springs?
      μεντεσέ* (με|και) ελατήρι*
      ελατήρι* ((στ*|και *) )?μεντεσέ*
      ελατηριωτ*( μεντεσέ*)?
      elatiri*( mentese*)?
    `),
  },
  {
    word: 'xqpads',
    described: partPattern(`
      (silicone|adjustable|nose) pads
      pads (that )?adjust
      μυτάκια
    `),
    asked: phrasePattern(`
      ((adjustable|silicone) )?nose( )?(pad|rest)s?( (that )?(you can )?(bend|adjust))?
      (ρυθμιζόμεν* )?(μυτάκι*|επιρίνι*|m[iy]takia)( που ρυθμίζ*|( από)? σιλικόν*)?
    `),
  },
  {
    word: 'xqscrewless',
    described: partPattern(`
      screwless
      (no|without( a)?( single)?) screw
      χωρίς (καμία )?βίδ
    `),
    asked: phrasePattern(`
      screw( )?less
      (without( any)?|no) screws?
      (χωρίς|διχώς|(x|h|ch)[ow]ris) (βίδ|vid)*
    `),
  },
  {
    word: 'xqhandmade',
    described: partPattern(`
      (made|filed|stitched|polished|finished|cut|sewn) by hand
      hand( )?made
      στο χέρι
      χειροποίητ
    `),
    asked: phrasePattern(`
      hand( )?(made|crafted)
      (made|crafted) by hand
      (χειροποίητ|(x|h|ch)eiropoiit)*
    `),
  },
  {
    word: 'xqnonslip',
    described: partPattern(`
      (not?|never|n['’]t|stops?) (* )?(slid|slip)
      non slip
      no bounce
      δεν (ανα)?πηδ
      (μη|δεν) (* )?γλιστρ
    `),
    asked: phrasePattern(`
      ((that|which) )?(do|does|will|wo)(n['’]?t| not) (slide|slip|fall)( (down|off))?
      (non|no|anti)( )?slip(ping)?
      (που )?(να )?(δεν?|μην?) (μου )?(γλιστρ|πέφτ)*( (τα γυαλιά|από τη μύτη|στη μύτη))?
    `),
  },
  {
    word: 'xqstrong',
    described: partPattern(`
      (strong|high) prescription
      μεγάλους βαθμούς
    `),
    asked: phrasePattern(`
      (high|strong|thick) (prescriptions?|powers?|degrees|lens(es)?)
      (high|strong) (myopia|minus|plus)
      (μεγάλ|υψηλ|πολλ)* (βαθμ*|μυωπία*|συνταγή)
      (χοντρ|παχ)* φακ*
    `),
  },
  {
    word: 'xqunbreakable',
    described: partPattern('unbreakable|άθραυστ'),
    asked: phrasePattern(`
      unbreakable|bendable|bendy
      flexible(?! hinge)
      (εύκαμπτ|ευλύγιστ)*
      (άθραυστ|athrafst|athraust)*
      ((that|which) )?(do|does|will|wo)(n['’]?t| not) break
      (που )?(να )?(δ?εν|μην?) (σπάνε|σπάει|σπάζουν|σπάσουν)
      (pou )?(na )?(d?en|m[ih]n?) (spane|spaei|spazoun|spasoun)
    `),
  },
  {
    word: 'xqsteel',
    described: partPattern('steel|ατσάλι'),
    asked: phrasePattern('((made )?(of|from) |από )?((stainless|ανοξείδωτ*) )?(steel|ατσάλ*|atsal*)'),
  },
  {
    word: 'xqfloat',
    described: partPattern('floats?|επιπλέ'),
    asked: phrasePattern(`
      (that )?(float|floats|floating)
      (που )?(να )?επιπλέ*
    `),
  },
  {
    word: 'xqkeyhole',
    described: partPattern('keyhole|κλειδαρότρυπα'),
    asked: phrasePattern(`
      key( )?holes?( bridges?)?
      (γέφυρ* )?κλειδαρότρυπα*
    `),
  },
  {
    word: 'xqgreyhair',
    described: partPattern('(grey|white|silver) hair|(γκρίζα|άσπρα|λευκά) μαλλιά'),
    asked: phrasePattern(`
      (with )?(grey|gray|white|silver) hair(ed)?
      (με )?(γκρίζα|άσπρα|λευκά|ασημένια) μαλλιά
    `),
    isOfColour: true,
  },
]

const OF_FRAMES: ReadonlySet<string> = new Set(FEATURES.filter(({ isOfColour }) => !isOfColour).map(({ word }) => word))

/** Whether it is the word of a feature that a frame has in all its colours. */
export const isOfFrame = (word: string): boolean => OF_FRAMES.has(word)

/** A folded text with one word for each feature that it names. */
export const markFeatures = (folded: string): string =>
  FEATURES.reduce((text, { asked, word }) => text.replace(asked, ` ${word} `), folded)

/** By which words a folded text asks for what is filed under the word; null where it does not. */
export const askedAs = (folded: string, word: string): string | null =>
  FEATURES.find((feature) => feature.word === word)
    ?.asked[Symbol.match](folded)
    ?.at(0) ?? null

/** The words of the features that a folded description names, in either language. */
export const featureWords = (folded: string): string[] => wordsDescribed(FEATURES, folded)
