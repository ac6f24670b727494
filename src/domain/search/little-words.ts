import { queryKeys, words } from '../search-key.ts'
import { stemKey } from './stem.ts'

const LITTLE_WORDS = [
  'για με και σε απ του των τουσ τα το η ο οι τη την τησ τον στο στη στα στην στον στισ στουσ απο ενα εναν ενασ μια μιασ που ή κι δε δεν να θα μου σου μασ σασ',
  'ποσο ποσον κανενα τασεισ καμνει καμνουν κανει κανουν κοστιζει κοστιζουν τιμη τιμεσ εσιει εσει εσιεισ τζιαι γεια καλημερα καλησπερα παρακαλω ευχαριστω προτεινετε δουλεια δουλειασ',
  'ηθελα θελαμε θελουμε ψαχνουμε μηπωσ πωσ μπορειτε μπορουμε μπορουσα πειτε δειτε ξερετε ξερω μαθω αν excuse if ithela hthela mipos mhpws mporeite mporo mporw kserete xerete',
  'θελει θελουν θελοντασ χρειαζεται χρειαζομαστε ακομα ακομη ρωτησω ρωτησουμε ρωτω βοηθεια βοηθησετε βοηθησεισ διαθεσιμα διαθεσιμο διαθεσιμη διαθεσιμοι υπαρχει αποθεμα στοκ ειδα ειδαμε χθεσ προτερων εκ αποψε απογευμα πρωι γινεται thelei theli theloun akoma akomi rotiso rwthsw voitheia apo ke',
  'avoid reduce against αποφυγω αποφευγω κατα ειμαι καλο ινσταγκραμ instagram facebook about help ask asking wondering whether available availability stock still saw seen yesterday recommended dear sir madam kind regards kindly morning afternoon was were last time choose',
  'αγια ναπα πρωταρα πρωταρασ αμμοχωστο παραλιμνι ayia agia napa protaras',
  'makes perhaps gives doctor says say said must always never safe unless polis chrysochous chrysochou πολησ πολη χρυσοχουσ bedridden go goes εχει εχουν εχουμε exei exoun exoume eshoun has had ποσα ποσεσ ποσοι posa poses posoi many number between αναμεσα μεταξυ διαφορα διαφορεσ diafora every διαφερει διαφερουν σσιετε εσσιετε σσιει εσσιει',
  'μην μοδασ μοδα μοδατα μοδατο min modas modata',
  'δασκαλα δασκαλοσ δασκαλο φιλη φιλοσ φιλο συναδελφο συναδελφοσ teacher friend colleague boss bald',
  'γαμο γαμοσ γαμου βαφτιση βαπτιση γιορτη γιορτεσ γαμπροσ νυφη κουμπαρα κουμπαροσ koumpara',
  'ειναι αλλα μονο οτιδηποτε κατι σαν οπωσ πιο πολυ λιγο ολη ολα ολο τι τζαι τζι εν τυπου ειδοσ μερα μερασ καθε καθημερινα καθημερινη χρηση κατασκευησ κατασκευη οικοσ οικου',
  'poso poson kanei kanoun kamnei kamnoun timi times eshi eshei eshete esheis eshis tziai tzai tze geia kalimera kalispera parakalo doulia douleia gamo gamos gamou',
  'senior seniors elderly pensioner pensioners ηλικιωμενοι ηλικιωμενουσ ηλικιωμενων ηλικιωμενο which need needs trial ποιο ποια ποιοσ ποιοι ποιεσ poio poia κωδικοσ κωδικο kodikos kwdikos',
  'γιατι επειδη διοτι giati epeidi days mind wears match matching compare difference versus vs than flash χωριο where when because does did after before since while maybe think know really also then there here now today soon tell give going come bring take let us got lost shaped heaviest longest tallest deepest birthday anniversary valentines christmas caliber calibre dbl καλιμπρο γαμπρο νυφησ γενεθλια δωρακι ταξιδι',
  'glossy shiny γυαλιστερο γυαλιστερα γυαλιστεροσ address adress pou mono gia ti me kai ta to ton tou tis tin oi se sto sta stin ston mou sou mas sas einai kati san opos opws pio poly poli ola oli olo ena enan mia tha den na',
  'εσιει εσιετε μπορω θελω χρειαζομαι ψαχνω βρω εχω εχετε φοραω φορω φορεσω υπαρχουν πουλατε poulate sell μοντελο αγορα αγορασω καλα ωραια thelo thelw psaxno psaxnw exo exw exete foro forao',
  'how much cost costs price prices hi hello hey thanks thank someone suitable suit suits which can could would should recommend suggest put work occasion special wedding weddings bride groom party stainless',
  'for with and the of a an in on or i im my me some want need looking search find show buy get have do you please any what whats is are it its that this',
  'τελευταιεσ τελευταια αφιξεισ wont dont cant isnt doesnt arent bed product products item items thing things προιον προιοντα πραμα πραματα πραγμα πραγματα classy chic casual timeless comfy καθημερινο καθημερινοι',
  'these those your we us he she they them to at by from as be am one ones something anything everything anywhere only very really too most more all day everyday daily who but sku ref model de da le la les du der die das fur und для за dla pentru für con pattern print effect wearer use wear wearing made design',
  'best nice good like look looks pretty beautiful elegant stylish classic modern fashionable fashion trendy cool designer luxury colored coloured tint tints',
  'gift gifts present presents δωρο δωρα doro dwro dora online eshop shop store optician opticians cyprus κυπρο κυπροσ κυπρου kypros',
  'λευκωσια λεμεσο λεμεσοσ παφο παφοσ λαρνακα λαρνακασ nicosia limassol paphos larnaca lefkosia lemeso pafo larnaka',
  'κλασικο κλασικοσ κλασικη klasiko klasikos κομψα κλασικα μοντερνα στυλατα ομορφα επωνυμα πολυτελη kompsa klasika monterna omorfa',
].join(' ')
const FRAME_NOUNS = 'σκελετοσ σκελετοί σκελετού σκελετών σκελετούς frames specs spectacles eyeglasses оправа оправы'
const WORN_NOUNS = `${FRAME_NOUNS} γυαλιά γυαλιων γυαλιού Brille Brillen lunettes occhiali очки glasses eyewear`
/** What nearly everything here is: it narrows nothing beside another word. */
const PLAIN_NOUNS = [
  WORN_NOUNS,
  'φακοι φακός φακών φακού φακούς ζευγάρι ζευγάρια σχήμα χρώμα στυλ φίλτρο πλαίσιο προστασία μέγεθος μεγέθους',
  'lens lenses shape colour color style filter size pair protection',
].join(' ')

const LITTLE: ReadonlySet<string> = new Set(words(LITTLE_WORDS))
const FRAMES: ReadonlySet<string> = new Set(words(FRAME_NOUNS).map(stemKey))
const WORN: ReadonlySet<string> = new Set(words(`${WORN_NOUNS} sunglasses`).map(stemKey))
const PLAIN: ReadonlySet<string> = new Set(words(PLAIN_NOUNS).map(stemKey))

/** Whether a folded word says nothing about a product. */
export const isLittle = (word: string): boolean => LITTLE.has(word)

/** Whether a folded word, in any ending, names what nearly everything here is. */
export const isPlain = (word: string): boolean => PLAIN.has(stemKey(word))

/** Whether a folded word, in any ending, names what is worn, so that accessories are not what is looked for. */
export const isWorn = (word: string): boolean => WORN.has(stemKey(word))

/** Whether it names the frame alone, as those who fill a prescription do. */
export const isFrame = (word: string): boolean => FRAMES.has(stemKey(word))

const LEAST_BEGINNING = 2
const BEGUN = words('γυαλιά σκελετός glasses frames').map((word) => queryKeys(word)[0] as string)

/** Whether it is the beginning of what glasses and frames are called, as long as somebody types: `μπλε σκ`. */
export function beginsWorn(word: string): boolean {
  const [key = ''] = queryKeys(word)
  return key.length >= LEAST_BEGINNING && BEGUN.some((noun) => noun.startsWith(key) && noun !== key)
}
