import { MEASURES, rangeWord } from './measure-words.ts'
import { NEEDS } from './needs.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { STYLES, type Wording } from './styles.ts'

/** From this length on, in mm, temples are long; most are 140 or 145. */
const LONG_TEMPLE_MM = 145

const SIZES =
  'big|large|wide|broad|huge|small|narrow|thin|little|(μεγάλ|μικρ|φαρδ|πλατ|στεν|λεπτ|megal|mikr|fard|plat|sten)*'

const PRAISE =
  'elegant|stylish|modern|beautiful|nice|trendy|fashionable|in fashion|class(ic|y)|timeless|traditional|casual|everyday|chic|cool|sexy|youthful|urban|(της )?μόδας|(tis )?modas|σικ|σέξι|(κομψ|μοντέρν|όμορφ|ωραί|στυλάτ|μοδάτ|κλασικ|διαχρονικ|παραδοσιακ|καθημεριν|νεανικ)(ά|ό|ός|ή|οί|ές)'
const OCCASION =
  '((για|for) )?((τον|την|ένα|μια|a|an|the|my) )?(weddings?|γάμο*|βάφτισ*|βάπτισ*|christening|baptism|part(y|ies)|(βραδινή )?έξοδο|βόλτα|(evening|night) out|going out|dinner|date)'

/** What shoppers say in several words, and the words by which products are found. */
const WORDINGS: readonly Wording[] = [
  ...NEEDS,
  ...STYLES,
  // Cypriot, as it is said: no article stands before such words.
  { said: phrasePattern('οι(?= ([α-ω]{2,}α(?![α-ω])|(παρα)?πάνω))'), meant: 'οχι' },
  {
    said: phrasePattern(
      "or,? (if not|if (you|they) don[’']?t have( it| them| any)?|else|otherwise|failing that),?( then)?",
    ),
    meant: 'or',
  },
  { said: phrasePattern('(που )?((έχω|με) )?(ξανθ|μαύρ|καστανά|κόκκιν|σκούρ)* μαλλιά'), meant: '' },
  { said: phrasePattern('που (να )?(δεν|μην?|μεν) (φαίνονται|φαίνουνται|φαίνεται)( πάνω μου)?'), meant: 'rimless' },
  { said: phrasePattern('dark glasses'), meant: 'sunglasses' },
  { said: phrasePattern('(one|single) (piece )?lens|ενιαί* φακ*( μάσκα)?'), meant: 'shield' },
  {
    said: phrasePattern('(πιάννει|πιάνει|παίρνει|αγοράζει|φορά|φοράει) ο κόσμος( πιο (πολλά|πολύ))?'),
    meant: 'bestseller',
  },
  {
    said: phrasePattern(`
      ((something|anything|thing) )?(to |that )?(stops?|keeps?) (my |the )?(sun)?glasses (from )?(falling|slipping|getting lost)( off)?( in(to)? the (sea|water))?
    `),
    meant: 'chain or cord',
  },
  { said: phrasePattern('old lady'), meant: 'women' },
  {
    said: phrasePattern(`
      (?<part>nose|bridge|face|head|temples?|μύτη|πρόσωπο|κεφάλι|miti|prosopo|kefali) ((μου|mou) )?(is|are|είναι|einai|ένι) ((very|quite|rather|so|too|a bit|πολλά|πολύ|λίγο|αρκετά|poly|poli|polla) )?(?<size>${SIZES})
    `),
    meant: '$<size> $<part>',
  },
  {
    said: phrasePattern(`
      ((extra|very) )?long(er)? (temples?|arms?|sides)
      (πιο )?(μακρ(ιοί|ιά|ιούς|ιές|είς|ύτερ*)|μεγάλοι|μεγάλους) (βραχίον|μπράτσ|σκέλη)*
    `),
    meant: rangeWord('temple', LONG_TEMPLE_MM, MEASURES.temple[1]),
  },
  // Alone, they narrow nothing.
  {
    said: phrasePattern(`
      ^( )?((${PRAISE})( ${OCCASION})?|${OCCASION})( )?$
    `),
    meant: 'glasses',
  },
  { said: phrasePattern('(darkest|(πιο )?σκουρότερ*)(?=( )?$)'), meant: 'darkest lenses' },
  { said: phrasePattern('rim less'), meant: 'rimless' },
  {
    said: phrasePattern(`
      (χωρίς|διχώς) (το )?κάτω (στεφάν|πλαίσι|σκελετ)*
      (without|no) (a )?(lower|bottom) (rim|frame)
    `),
    meant: 'half-rim',
  },
  { said: phrasePattern('uv 400'), meant: 'uv400' },
  { said: phrasePattern('anti( )?glare'), meant: 'glare' },
  // A limit whose number is not typed yet.
  {
    said: phrasePattern(`
      (under|below|less than|up to|cheaper than|κάτω από|φθηνότερα από|φτηνότερα από|λιγότερο από|μέχρι|έως|kato apo|katw apo|mexri)(?=( )?$)
    `),
    meant: 'cheap',
  },
  // As in `I lost my case and want a new one`.
  { said: phrasePattern('((a|some) )?new ones?'), meant: '' },
  // What glasses are kept in is for anybody.
  {
    said: phrasePattern(`
      ((kids?|child(ren)?)(['’]?s)?|παιδικ*)( (glasses|frames|γυαλιών))?(?= (cases?|cords?|chains?|straps?|cloths?|pouch|pouches|(θήκ|κορδόν|κορδον|αλυσίδ|πανάκι|λουράκι)*))
      (?<=(cases?|cords?|chains?|straps?|cloths?|pouch|pouches|(θήκ|κορδόν|κορδον|αλυσίδ|πανάκι|λουράκι)*) )(for|για) ((my|the|τα) )?((kids?|child(ren)?)(['’]?s)?|παιδικ*)( (glasses|frames|γυαλιά))?
    `),
    meant: '',
  },
  { said: phrasePattern('little(?= (kids?|child|ones?|boys?|girls?|sons?|daughters?))'), meant: '' },
  // Half typed; `cat` alone begins the Greek for mirrors.
  { said: phrasePattern('cats? ey(?=( )?$)'), meant: 'cat eye' },
  // The name `Sea Crystal` sounds like it.
  { said: phrasePattern('(to|can i|i want to|let me) see(?! through)'), meant: '' },
  // It sounds like `wide`.
  {
    said: phrasePattern(`
      (ωοειδ|αυγοειδ)*(?! (πρόσωπ|face))
      egg shaped?(?! (πρόσωπ|face))
    `),
    meant: 'oval',
  },
  // Frames of such a blue are filed under one word.
  {
    said: phrasePattern(`
      (light|pale|sky|baby|sea|powder) blue
      σιέλ|σιελ
      (ανοιχτ|γαλάζ)* (μπλε|γαλάζι*)
      anoi[xh]t* (mple|ble)
      (colou?r|χρώμα) (of the sea|της θάλασσας)
    `),
    meant: 'γαλαζιο',
  },
  // Not in a code as `OTB-CAR-ROS`.
  { said: phrasePattern('(?<![-/])((in|for) )?(the |my |a )?cars?(?![-/])'), meant: ' driving ' },
  // Their faces are those of small adults; frames for children come after.
  {
    said: phrasePattern(
      '(teen(age[dr]?)?s?|teenagers|(έφηβ|εφήβ|εφηβικ|efiv|efib)*)( (boys?|girls?|kids?|sons?|daughters?|(αγόρι|κορίτσι)*))?',
    ),
    meant: ' narrow ',
  },
  // Acetate is one of them.
  { said: phrasePattern('plastic|plasti[ck][ao]?|πλαστικ*'), meant: ' acetate or nylon ' },
  {
    said: phrasePattern(
      '(?<!μάσκ* (του )?)(σκι|ski|skiing|snowboard*|σνόουμπορντ*|χιονοδρομ*)(?! (goggles|masks?|boots))',
    ),
    meant: 'snow',
  },
  { said: phrasePattern('^( )?((for|at) )?work( )?$'), meant: 'office' },
  {
    said: phrasePattern('((for|using|on) )?(the |my |a )?(mobile )?phone (screen|use)|for (the |my |a )?phone'),
    meant: ' screen ',
  },
  // Wind comes in from the sides; what is too dark to drive with is left out.
  {
    said: phrasePattern(
      '((for|on) )?(a |the |my )?(motor( )?(bik(e|es|er|ers|ing)|cycles?|cycling|cyclists?)|bikers?)|μοτοσ[υι]κλ[έε]τ*|μηχανόβι*|(για (τη )?)?μηχανή|motosikl*|motosykl*',
    ),
    meant: ' shield driving ',
  },
  {
    said: phrasePattern(
      '(\\d{1,2} )?(percent|τοις εκατό) (off|έκπτωση)|(?<![\\d.,])\\d{1,2}( )?% (off|discount|reduction|έκπτωση)|(?<=(έκπτωση|discount|sale) )\\d{1,2}( )?%|^( )?\\d{1,2}( )?%( )?$',
    ),
    meant: ' sale ',
  },
  // A guide is no driver.
  { said: phrasePattern('οδηγ(ός|ό|ού|οί)(?= (μεγεθ|αγορ|συνταγ|σχημ|προσώπ|γυαλι)*)'), meant: 'guide' },
  {
    said: phrasePattern(`
      ((that|which|που) )?((do|does|will|wo)(n['’]?t| not)|never|δεν?|να μη|μη) (rust|σκουριά|skouria)*
      rust( )?(proof|free)
    `),
    meant: ' titanium ',
  },
  {
    said: phrasePattern(
      '((for|για|gia) )?(an? )?(adults?|grown( )?ups?|ενήλικ*|enilik*)|για (τους )?μεγάλους(?! (βαθμ|αριθμ)*)',
    ),
    meant: ' not kids ',
  },
  {
    said: phrasePattern(`
      (\\d{1,2}|a|one|two|three|four|five|ένα|δύο|τρία|dyo|dio|tria) (pairs?|ζευγάρια?|zeygaria?|zevgaria?)( of)?
    `),
    meant: ' glasses ',
  },
  // As in `can you put new lenses in my old frame`.
  { said: phrasePattern('(new|replacement|νέο*|καινούργ?ι*)(?= (lens|lenses|φακ*|τζάμι*))'), meant: '' },
  {
    said: phrasePattern(`
      (?<lens>brown|gr[ea]y|green|blue|pink|rose|yellow|amber|καφέ|γκρι|πράσιν*|μπλε|ροζ) (?<how>gradient|ντεγκραντέ)( (tints?|tinted|lens(es)?|φακ*))?
    `),
    meant: '$<lens> lenses $<how>',
  },
  { said: phrasePattern('((that|which) )?(fits?|goes) (in|into|inside)'), meant: '' },
  { said: phrasePattern('(?<number>\\d{2})(άρης|άρηδες|άρι|άρια|άρα)'), meant: '$<number>' },
  {
    said: phrasePattern(
      'not (a|one)( single)? (?<unit>gram|euro|cent|mm|millimet(re|er)) (over|above|more than) (?<number>[a-z\\d]+)',
    ),
    meant: 'not over $<number> $<unit>',
  },
  { said: phrasePattern('(?<=(est|expensive|popular) )pairs?|(?<=πιο [α-ω]+ )ζευγάρι*'), meant: 'glasses' },
  // Who needs new glasses need not want the newest.
  {
    said: phrasePattern(`
      (?<=(need|want|get|buy|θέλω|χρειάζομαι|thel[ow]) ((a|some|to get|to buy) )?)(new|νέα|καινούργ?ια|kainouri?g?ia)(?= ((sun)?glasses|frames|pair|specs|γυαλιά|σκελετ|g[iy]+alia))
    `),
    meant: '',
  },
]

/** A folded text with the words by which products are found. */
export const meantBy = (folded: string): string =>
  WORDINGS.reduce((worded, { said, meant }) => worded.replace(said, meant), folded)
