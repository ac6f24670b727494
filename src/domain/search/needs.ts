import { rangeWord } from './measure-words.ts'
import { phrasePattern } from './phrase-pattern.ts'
import type { Wording } from './styles.ts'

/** What shoppers say of a need in part of a sentence, and the words by which products are found for it; none for a mere remark. */
export const NEEDS: readonly Wording[] = [
  {
    said: phrasePattern("unless (it['’]?s|(it|they|that) (is|are)|they['’]re)( an?)?|εκτός (αν|κι αν|εάν) (είναι|εν)"),
    meant: 'not',
  },
  {
    said: phrasePattern(
      '(without|no|free of|free from|χωρίς|(x|h|ch)[ow]ris|διχώς) (any )?(nickel|νικέλιο|nik[ei]lio)',
    ),
    meant: 'nickel free',
  },
  { said: phrasePattern('(?<=(brother|sister|mother|father|son|daughter)s? )in law'), meant: '' },
  // The Greek for 'after' begins that for 'metal'.
  { said: phrasePattern('(μετά|meta) (από|την?|τον|το|apo|tin?|ton|to)'), meant: '' },
  {
    said: phrasePattern(`
      (spend|work|sit|am|look|stare)( for)?( (all|many|long|\\d+|[a-z]+))? (hours?|days?)( (a|per|every|each) (day|night))? (long )?(at|in front of|on|behind) (a |the |my )?(computers?|screens?|monitors?|laptops?|pc|displays?)
      (κάθομαι|δουλεύω|είμαι|περνώ|περνάω)( [α-ω\\d]+)? ((ώρα|ώρες) )?((τη|την|κάθε) (μέρα|ημέρα) )?(μπροστά )?(σε|στον|στην|στο) (ένα |μια |έναν )?(υπολογιστή|οθόνη|κομπιούτερ|pc|λάπτοπ)
      monitors?
    `),
    meant: ' computer glasses ',
  },
  {
    said: phrasePattern('(when|while) (i )?(run|jog|running|jogging)|(όταν|που|για να|την ώρα που) (τρέχω|τρέχει)'),
    meant: ' running ',
  },
  { said: phrasePattern('nose bridge'), meant: 'bridge' },
  {
    said: phrasePattern(
      '((skin|face) )?(reacts?|reaction|allergic|allergy)( to)?( (cheap|some|most))? (metals?|nickel)',
    ),
    meant: 'nickel free',
  },
  {
    said: phrasePattern(
      '(near and far|close and far|up close and far away)|((και )?(για )?κοντά (και|τζιαι) (για )?μακριά)',
    ),
    meant: ' progressive ',
  },
  {
    said: phrasePattern(
      '(keep|keeping) (them|it|(my )?(sun)?glasses) safe|protect(s|ing)? (them|my (sun)?glasses)|keep sitting on (my (sun)?glasses|them)',
    ),
    meant: ' hard case ',
  },
  { said: phrasePattern('(ούλλα|όλα|τα περισσότερα) (με )?(σφίγγουν|στενεύουν|πονούν)( με)?'), meant: '' },
  {
    said: phrasePattern(
      '((and|with) )?(the )?wind (in|gets in(to)?|from) (my )?eyes|αέρας (στα|μες τα) μάτια|να (μην?|μεν) (μπαίνει|παίρνει)( ο)? αέρας?',
    ),
    meant: ' shield ',
  },
  { said: phrasePattern('(but )?not for (the )?sun|όχι (για )?(τον )?(ήλιο|ηλίου)'), meant: ' not sunglasses ' },
  { said: phrasePattern('(για )?μέσα στο σπίτι|(for )?indoors'), meant: ' οράσεως ' },
  {
    said: phrasePattern(
      '(πάει|goes|going|starting|starts) (to |στην )?(πρώτη|δευτέρα|first|second) (δημοτικού|grade|class)|primary school',
    ),
    meant: ' kids ',
  },
  {
    said: phrasePattern(
      '((the|top|τα|τις|οι) )?(two|three|four|five|δύο|τρία|τρεις|τέσσερα|πέντε)(?= (cheapest|lightest|newest|smallest|largest|widest|dearest|most|best|πιο))',
    ),
    meant: '',
  },
  {
    said: phrasePattern(
      '(i )?read (a lot|much|books)( at night)?( in bed)?|διαβάζω (πολύ|πολλά|βιβλία|στο κρεβάτι|τη νύχτα)*',
    ),
    meant: ' reading glasses ',
  },
  {
    said: phrasePattern('(noon|midday)|(κατα)?μεσημέρι*( με τον ήλιο κόντρα)?'),
    meant: '',
  },
  {
    said: phrasePattern(`
      (so (that )?)?(they|it) (do(es)?n[’']?t|do(es)? not|won[’']?t) get (crushed|squashed|scratched|broken|damaged)( in (my|the|a) (hand)?(bag|pocket|backpack|suitcase))?
    `),
    meant: ' hard case ',
  },
  {
    said: phrasePattern('(and |but )?(everything|they all|ones|most frames) (pinch(es)?|hurts?|press(es)?)( me)?'),
    meant: '',
  },
  {
    said: phrasePattern(
      '(minus|plus|μείον|συν) (a|one|two|three|four|five|six|ένα|δύο|τρία|τέσσερα|πέντε)( and a (half|quarter))?(?= (prescription|συνταγή|διοπτρ*|βαθμ*))',
    ),
    meant: '',
  },
  {
    said: phrasePattern('(που )?(μου )?(δεν )?(μου )?αφήν* (σημάδι*|σημαδ*)( (πάνω )?στη μύτη( μου)?)?'),
    meant: ' lightweight ',
  },
  {
    said: phrasePattern('(and|with|με|και) (μάγουλα|((full|chubby|round) )?cheeks|(a )?double chin)'),
    meant: '',
  },
  { said: phrasePattern('secret santa'), meant: 'gift' },
  {
    said: phrasePattern(
      '(for )?(cloudy|overcast|hazy|dull|grey) (days?|weather|skies)|cloudy|overcast|(για )?(συννεφι|συννεφιασμέν)*( μέρες| καιρό)?|low light|χαμηλό φως',
    ),
    meant: ` ${rangeWord('filter', 1, 2)} `,
  },
  {
    said: phrasePattern(`
      (do|does)(n[’']?t| not) let (the )?(sun)?light in( (from|at) the sides?)?
      (protect(s|ion)?|cover(s|ed)?|closed?) (from |at |on )?the sides?
      side (shields?|protection)
      που (να )?(δεν|μην?) (μπαίνει|αφήνουν) (ο ήλιος|φως|το φως)( από τα πλάγια)?
    `),
    meant: 'shield',
  },
  {
    said: phrasePattern(`
      (how (do i|do you|to|should i|can i) |to )?clean (my |the |your )?((acetate|titanium|metal|mirrored|polari[sz]ed|coated) )?((sun)?glasses|spectacles|specs|lenses|them)( properly| well| safely)?( without scratch(ing|es)( (them|the lenses))?)?
    `),
    meant: ' cleaning or cloth ',
  },
  {
    said: phrasePattern("(do(es)?(n[’']?t| not) )?(leaves?|leaving) (red )?marks( (on|behind) (my|the) (nose|ears))?"),
    meant: ' lightweight ',
  },
  {
    said: phrasePattern(
      'my eyes (water|hurt|burn|ache|sting|get tired)( in (the )?((strong|bright) )?(light|sun|wind))?',
    ),
    meant: '',
  },
  {
    said: phrasePattern(
      "(so (that )?)?(i )?(don[’']?t|do not|won[’']?t|never|stop|keep) (lose|losing) (my |the )?((sun)?glasses|specs|them)",
    ),
    meant: '',
  },
  {
    said: phrasePattern(`
      κρεμμ?(άει|ώ|άω|άνε|άσει|άσω|ιέται|ιούνται)( τα γυαλιά)?( ((από|που) τον|από|στον|γύρω από τον) λαιμό)?
      (something |anything )?((that|which) )?(for |to )?hang(s|ing)? (((my|the) )?(glasses|sunglasses|specs|them) )?(from|on|off|a?round) ((my|the|her|his) )?neck
    `),
    meant: ' chain or cord ',
  },
  {
    said: phrasePattern(`
      (for |to )?((hang|hanging|wear|wearing|keep|keeping) )?(((my|the) )?(glasses|spectacles|specs|them) )?a?round (my|the|your|her|his) neck
    `),
    meant: '',
  },
  { said: phrasePattern('((that|which) )?(i can |to )?hang (them|it|my (sun)?glasses)( (on|from))?'), meant: '' },
  {
    said: phrasePattern(
      '(or )?(if not|failing that|if there (is|are) none),?( then)?(?= (under|below|up to|less than))',
    ),
    meant: 'or',
  },
  // Sunglasses for a prescription are sunglasses.
  {
    said: phrasePattern(`
      (οράσεως|oraseos|orasews|optical|eyesight)(?= (ηλίου|iliou|hliou|sunglasses|sun|shades))
      (?<=(ηλίου|iliou|hliou) )(οράσεως|oraseos|orasews)
    `),
    meant: '',
  },
  { said: phrasePattern('(who )?sails?'), meant: 'sailing' },
  { said: phrasePattern('runden?(?= (brille|sonnenbrille|gestell)*)'), meant: 'round' },
  {
    said: phrasePattern(`
      ((that|which) )?((will|do|does|would|wo)(n[’']?t| not) )irritate( (my|the) skin)?
      (gives?|giving) me a rash
    `),
    meant: 'nickel free',
  },
  {
    said: phrasePattern('(and )?everything (looks|is|feels) too (large|big|wide|small|narrow|tight)( on me)?'),
    meant: '',
  },
  { said: phrasePattern('(i )?(have|wear|with|wearing) (my )?hearing aids?( and)?'), meant: '' },
]
