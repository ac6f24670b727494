import { markLayoutSlips } from './keyboard-layout.ts'
import { createPhraseTable } from './phrase-table.ts'
import { foldText } from './search-key.ts'
import { isNightDriving } from './search-query.ts'

/** What is asked for in a search that a page or a filter answers, by the words of both languages. */
const QUESTIONS = {
  returns:
    'επιστροφή, επιστρέφω, επιστρέψω, αλλαγή προϊόντος, αλλαγές, υπαναχώρηση, επιστροφή χρημάτων, return, refund, exchange, send back, withdrawal, money back',
  delivery:
    'αποστολή, παράδοση, μεταφορικά, έξοδα αποστολής, κούριερ, ταχυδρομείο, πότε θα έρθει, θυρίδα, delivery, deliver, shipping, ship, postage, courier, locker, box now, how long does it take',
  eyeTest:
    'ραντεβού, κλείσω ραντεβού, εξέταση ματιών, εξέταση όρασης, οφθαλμολογική, οπτομετρία, οπτομέτρης, μέτρηση όρασης, τεστ όρασης, έλεγχος όρασης, οφθαλμίατρος, appointment, book, booking, eye test, eye exam, eye examination, eye check, sight test, optometrist, vision test',
  giftCard:
    'δωροκάρτα, δωροεπιταγή, κάρτα δώρου, κουπόνι δώρου, δώρο, gift card, giftcard, gift voucher, voucher, gift, present',
  stores:
    'optician, opticians, κατάστημα, καταστήματα, μαγαζί, που είστε, που βρίσκεστε, που είσαστε, διεύθυνση, χάρτης, υποκατάστημα, πάρκινγκ, στάθμευση, Λευκωσία, Λεμεσός, Πάφος, store, stores, shop location, shops, your address, shop address, location, locations, where are you, find us, map, directions, parking, Λάρνακα, Αμμόχωστος, Παραλίμνι, Πρωταράς, Αγία Νάπα, Nicosia, Limassol, Paphos, Larnaca, Larnaka, Famagusta, Paralimni, Protaras, Ayia Napa, near me',
  hours:
    'ωράριο, ώρες λειτουργίας, ώρες, =ανοιχτά, =ανοικτά, ανοιχτά σήμερα, ανοιχτά την, είστε ανοιχτά, είστε ανοικτά, τι ώρα ανοίγετε, πότε ανοίγετε, κλειστά, Κυριακή, Σάββατο, opening hours, hours, opening times, open, when do you open, closing time, Sunday, Saturday, αργία, αργίες, Χριστούγεννα, Πάσχα, Δεκαπενταύγουστος, bank holiday, public holiday, Christmas, Easter',
  prescription:
    'οδηγός συνταγής, διαβάσω τη συνταγή, =συνταγή, =γυαλιά με συνταγή, σφαίρωμα, κύλινδρος, αστιγματισμός, διακορική, κορική απόσταση, prescription guide, =prescription, =prescription glasses, read my prescription, sph, cyl, pd, pupillary distance, astigmatism',
  lenses:
    'πολυεστιακοί, πολυεστιακά, διπλοεστιακοί, διπλοεστιακά, προοδευτικοί, φωτοχρωμικοί, αντιανακλαστικοί, αντιθαμβωτικοί, λεπτοί φακοί, φακοί οράσεως, =φακοί, μπλε φως, υπολογιστής, οθόνη, progressive, varifocal, multifocal, bifocal, photochromic, transitions, blue light, blue cut, computer, screen, anti reflective, anti glare, thin lenses, prescription lenses, αλλαγή φακών, αντικατάσταση φακών, νέοι φακοί, lens replacement, replacement lenses, replace lenses, new lenses, scratched lenses, lost lens, γρατζουνισμένοι φακοί, =lenses',
  contactLenses:
    'φακοί επαφής, επαφής, ημερήσιοι φακοί, μηνιαίοι φακοί, υγρό φακών, contact lenses, contact lens, contacts, daily lenses, monthly lenses, lens solution',
  sizes:
    'μέγεθος, μεγέθη, οδηγός μεγεθών, μεγεθολόγιο, διαστάσεις, size guide, sizes, sizing, what size, measurements, dimensions',
  fit: 'ποιο μου ταιριάζει, ταιριάζει, πρόσωπο, σχήμα προσώπου, εφαρμογή, fit finder, face shape, face, which suits me, suit me, fit me, fits',
  narrow: 'στενά, στενός, στενό πρόσωπο, μικρό πρόσωπο, μικρό κεφάλι, narrow, small face, narrow face',
  wide: 'φαρδιά, φαρδύς, φαρδύ πρόσωπο, μεγάλο πρόσωπο, μεγάλο κεφάλι, φαρδύ κεφάλι, πλατιά, πλατύς, πλατύ πρόσωπο, wide, big face, large face, wide face, big head, large head',
  /** Also whatever asks for driving and names the night. */
  nightDriving: 'νυχτερινά γυαλιά, γυαλιά νύχτας, night glasses, night sunglasses, sunglasses for night, night vision',
  driving: 'οδήγηση, οδηγώ, οδηγός αυτοκινήτου, αυτοκίνητο, driving, drive, driver, car',
  tryOn:
    'εικονική δοκιμή, δοκιμή, δοκιμάσω, δοκιμάζω, κάμερα, καθρέφτης δοκιμής, try on, virtual try, tryon, try at home, camera',
  guarantee:
    'εγγύηση, επισκευή, επισκευάζετε, χαλασμένα, έσπασαν, σπασμένα, ελαττωματικό, guarantee, warranty, repair, repairs, broken, broke, faulty, defect, ανταλλακτικά, spare parts',
  adjusting:
    'ρύθμιση, σφίξιμο, χαλαρά, βίδα, βίδες, μαξιλαράκια, adjust, adjustment, tighten, loose, screw, screws, nose pads, nosepads',
  payment:
    'πληρωμή, πληρώσω, τρόποι πληρωμής, δόσεις, αντικαταβολή, πιστωτική, τραπεζική, έμβασμα, payment, pay, installments, instalments, cash on delivery, credit card, mastercard, klarna, jcc, paypal, bank transfer, apple pay, google pay, visa, revolut',
  order:
    'παραγγελία μου, πού είναι η παραγγελία, παρακολούθηση παραγγελίας, παρακολούθηση, ακύρωση, my order, where is my order, order status, track, tracking, cancel, τιμολόγιο, απόδειξη, invoice, receipt',
  contact:
    'επικοινωνία, επικοινωνήσω, τηλέφωνο, μιλήσω, βοήθεια, contact, contact us, phone, telephone, call, email, e-mail, help, support, customer service, παράπονο, παράπονα, complaint, complain, ΓεΣΥ, gesy, ασφαλιστική, ασφάλιση, insurance, whatsapp, viber',
  account: 'λογαριασμός, σύνδεση, κωδικός, account, log in, login, sign in, password',
  register: 'εγγραφή, register, sign up, create account',
  saved: 'αγαπημένα, λίστα επιθυμιών, wishlist, favourites, favorites, saved',
  newIn:
    'νέες αφίξεις, νέα γυαλιά, νέοι σκελετοί, =νέα, καινούρια, καινούργια, νέα συλλογή, new arrivals, new in, new, new collection, latest',
  offers:
    'προσφορές, προσφορά, εκπτώσεις, έκπτωση, φθηνότερα, φτηνότερα, φθηνά, φτηνά, οικονομικά, στοκ, black friday, outlet, cheap, cheaper, sale, sales, offers, offer, discount, discounts, reduced, cheapest, discounted, ξεπούλημα',
  bestsellers:
    'δημοφιλή, ευπώλητα, best seller, best sellers, bestselling, best selling, bestsellers, bestseller, popular, most popular',
  about: 'ποιοι είστε, σχετικά με εσάς, εταιρεία, ιστορία, about, about us, who are you, company',
  careers: 'θέσεις εργασίας, =εργασία, δουλειά, καριέρα, careers, career, jobs, vacancy, work with you',
  sustainability:
    'βιωσιμότητα, οικολογικά, ανακύκλωση, περιβάλλον, sustainability, sustainable, eco, recycled, recycling',
  privacy: 'απόρρητο, προσωπικά δεδομένα, cookies, privacy, gdpr, personal data, data protection',
  terms: 'όροι χρήσης, όροι, terms, terms and conditions, conditions',
  accessibility: 'προσβασιμότητα, αναπηρία, αναπηρικό, accessibility, wheelchair, disabled',
  questions: 'συχνές ερωτήσεις, ερωτήσεις, απορίες, faq, faqs, questions',
  currencies: 'δολάρια, λίρες, νόμισμα, dollars, usd, pounds, gbp, currency, currencies',
  north: 'κατεχόμενα, βόρεια Κύπρος, north cyprus, northern cyprus, trnc',
  brands: '=μάρκες, =μάρκα, μάρκες γυαλιών, όλες οι μάρκες, =brands, all brands, brands of glasses',
  original: 'αυθεντικά, γνήσια, authentic, original, genuine, fake',
} as const satisfies Record<string, string>

export type Question = keyof typeof QUESTIONS

const TABLE = createPhraseTable(QUESTIONS)
const MOST_ANSWERS = 3

/** Shapes and a brand that are written much as `exchange`, `wide` and `career` are. */
const ELSE = /(?:hexagon|ωοειδ|carrera)\p{L}*/giu
const textOf = (q: string): string => markLayoutSlips(q).replace(ELSE, '?')

/** The questions that a search asks, the most specific first; at most three. */
export function findQuestions(q: string): Question[] {
  const found = TABLE.find(textOf(q))
  // Nobody who drives at night is told which sunglasses to wear.
  const asked = isNightDriving(foldText(q))
    ? ['nightDriving' as const, ...found.filter((one) => one !== 'driving' && one !== 'nightDriving')]
    : found
  return asked.slice(0, MOST_ANSWERS)
}

/** As `findQuestions`, for a search that finds nothing otherwise: misspelt words count too. */
export const guessQuestions = (q: string): Question[] => TABLE.guess(textOf(q)).slice(0, MOST_ANSWERS)
