import { phrasePattern } from './phrase-pattern.ts'

export interface Wording {
  said: RegExp
  /** What products are found by. */
  meant: string
}

/** What shoppers say of a look, and the words by which products are found for it. */
export const STYLES: readonly Wording[] = [
  { said: phrasePattern('mob wife|glamorous|glam|λαμπερά'), meant: 'oversized' },
  { said: phrasePattern('feminine|ladylike|θηλυκά'), meant: 'women' },
  { said: phrasePattern('masculine|manly|αντρίκια'), meant: 'men' },
  {
    said: phrasePattern(
      'quirky|unusual|unique|artsy|edgy|eye( )?catching|(πρωτότυπ|ιδιαίτερ|εντυπωσιακ|ξεχωριστ)(ά|ό|ή|ες|οί)',
    ),
    meant: 'statement',
  },
  { said: phrasePattern('subtle|understated|(απλ)(ά|ό|οί)(?= (γυαλιά|σκελετ)*|( )?$)'), meant: 'minimalist' },
  {
    said: phrasePattern(
      '((a )?(serious )?(job )?interview|συνέντευξη)|business|professional|formal|επίσημα|επαγγελματικά',
    ),
    meant: 'office',
  },
  {
    said: phrasePattern('(top|best|highest)( )?(rated|reviewed|reviews)|(με )?(τις )?καλύτερες κριτικές'),
    meant: 'bestseller',
  },
  { said: phrasePattern('mother of pearl|φίλντισι'), meant: 'ivory' },
  {
    said: phrasePattern(
      'που (να )?(δεν|μην?|μεν) φωνάζουν( πάνω μου)?|(δεν θέλω )?να ((μην?|μεν) )?φωνάζουν( πάνω μου)?',
    ),
    meant: 'minimalist',
  },
  // Tortoise, in the trade.
  { said: phrasePattern('demi( (amber|tortoise|blonde))?'), meant: 'tortoise' },
  { said: phrasePattern(`((of|from) )?(the )?((19)?90[’']?s|nineties)|δεκαετί* του (19)?90`), meant: 'nineties' },
  { said: phrasePattern('δεκαετί* του (19)?[567]0'), meant: 'retro' },
  { said: phrasePattern('geek(y|s)?|nerd(y|s)?|γκικ|σπασίκλα[σ]?'), meant: ' acetate frames ' },
  { said: phrasePattern('office siren'), meant: ' oval or rectangle frames ' },
  { said: phrasePattern('(two|2|dual) tone(d)?|bi( )?colou?r(ed)?|δίχρωμ*|dixrom*'), meant: ' browline ' },
  {
    said: phrasePattern('(angles|corners|angular|γωνίες|γωνιώδ*)'),
    meant: ' square or hexagonal ',
  },
  { said: phrasePattern('(small|narrow|pointy|pointed|weak) chin|(strong|wide) jaw|(μικρό|στενό) πηγούνι'), meant: '' },
  {
    said: phrasePattern(`
      (white|black|blue|navy|red|grey|gray|beige|pink|green|λευκό|άσπρο|μαύρο|μπλε|κόκκινο|γκρι|μπεζ|ροζ|πράσινο) ((linen|silk|λινό) )?(suits?|dress|shirt|κοστούμι|φόρεμα|πουκάμισο)
    `),
    meant: '',
  },
]
