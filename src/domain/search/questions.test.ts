import { expect, test } from 'vitest'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { findQuestions, guessQuestions, type Question, withoutAsked } from './questions.ts'
import { findMisspeltUnstocked, findUnstocked } from './unstocked.ts'

const ASKED: readonly (readonly [Question, ...string[]])[] = [
  [
    'returns',
    'επιστροφή',
    'επιστροφές',
    'epistrofi',
    'ΕΠΙΣΤΡΟΦΗ',
    'θέλω να επιστρέψω',
    'return',
    'ρετθρν',
    'refund policy',
  ],
  ['delivery', 'αποστολή', 'apostoli', 'poso kanei h apostoli', 'delivery', 'shipping cost', 'μεταφορικά'],
  ['eyeTest', 'ραντεβού', 'rantevou', 'randebou', 'book eye test', 'eye exam', 'εξέταση ματιών', 'exetasi mation'],
  ['giftCard', 'δωροκάρτα', 'dwrokarta', 'gift card', 'giftcard', 'gift voucher'],
  ['stores', 'πού είστε', 'pou eiste', 'where are you', 'κατάστημα Λευκωσία', 'shop in limassol', 'διεύθυνση'],
  ['hours', 'ωράριο', 'wrario', 'orario', 'opening hours', 'ώρες λειτουργίας', 'ti wra anoigete'],
  ['driving', 'οδήγηση', 'odigisi', 'odhghsh', 'driving glasses', 'γυαλιά για οδήγηση'],
  ['narrow', 'narrow', 'στενά', 'στενό πρόσωπο', 'stena'],
  ['guarantee', 'εγγύηση', 'eggihsh', 'warranty', 'επισκευή γυαλιών', 'repair'],
  ['payment', 'δόσεις', 'doseis', 'τρόποι πληρωμής', 'cash on delivery', 'paypal'],
  ['lenses', 'single vision', 'μονοεστιακά', 'αντιχαρακτικό', 'difference between polarised and mirrored'],
  ['contact', 'επιδότηση γυαλιών', 'phone number'],
  ['delivery', 'same day glasses'],
  ['offers', '30% off'],
  ['thickness', 'lens thickness', 'πάχος φακών', 'pachos fakon', 'how thick will my lenses be'],
  ['contactLenses', 'φακοί επαφής', 'fakoi epafhs', 'contact lenses'],
  [
    'lenses',
    'μπορώ να βάλω βαθμούς σε γυαλιά ηλίου;',
    'φακούς οράσεως σε γυαλιά ηλίου',
    'διπλεστιακοί',
    'photogray',
    'φωτογκρέι',
    'μυωπία -6',
    'glasses for strong minus',
    'ποιο δείκτη φακού να πάρω',
    'γυαλιά πρεσβυωπίας',
    'reading glasses +2.00',
  ],
  ['delivery', 'how long until my glasses with prescription are ready', 'how long do prescription glasses take'],
  ['guarantee', 'epidiorthosi skeletou', 'επιδιόρθωση', 'the arm of my glasses came off'],
  ['sizes', 'τι σημαίνουν οι αριθμοί μέσα στο μπράτσο', 'αριθμοί στο μπράτσο'],
  ['changing', 'θέλω να αλλάξω τη διεύθυνση παράδοσης', 'αλλαγή χρώματος στην παραγγελία', 'change my address'],
  ['order', 'μπορείτε να μου στείλετε τιμολόγιο'],
  ['returns', 'πόσες μέρες έχω για να τα επιστρέψω'],
  ['careers', 'do you have jobs for opticians'],
  ['payment', 'is my card data safe', 'viva wallet'],
  ['eyeTest', "I can't see far away", 'my eyes water', 'macular degeneration'],
  ['offers', 'second pair half price'],
  ['contact', 'home visit for my bedridden mother', "κατ' οίκον επίσκεψη"],
  ['guarantee', 'ремонт очков'],
  ['newIn', 'νέα', 'νέα γυαλιά', 'nea gyalia', 'new arrivals'],
  ['offers', 'φθηνά', 'φτηνά γυαλιά', 'cheap sunglasses', 'black friday', 'coupon code', 'κουπόνι'],
  [
    'lenses',
    'φακοί',
    'lenses',
    'αντιθαμβωτικά',
    'anti glare',
    'prescription sunglasses',
    'ηλίου με βαθμούς',
    'τι φακούς βάζετε',
  ],
  ['prescription', 'συνταγή', 'prescription glasses', 'upload prescription', 'μέτρηση κόρης'],
  ['wide', 'πλατιά', 'wide frames'],
  ['sizes', 'μέγεθος', 'megethos', 'size guide', 'what size am I'],
  [
    'nightDriving',
    'νυχτερινή οδήγηση',
    'night driving',
    'driving at night',
    'nyxterini odigisi',
    'γυαλιά αυτοκινήτου νυχτερινά',
  ],
  ['stores', 'Λάρνακα', 'optician in Limassol', 'Famagusta'],
  ['contact', 'ΓεΣΥ', 'γεσυ γυαλιά', 'insurance', 'παράπονα'],
  ['adjusting', 'βίδες', 'nose pads', 'μαξιλαράκια μύτης'],
  ['lenses', 'αλλαγή φακών', 'lens replacement'],
  ['order', 'invoice', 'τιμολόγιο', 'apodiksi'],
  ['brands', 'μάρκες', 'brands', 'markes'],
  ['north', 'north cyprus', 'κατεχόμενα'],
  ['currencies', 'prices in dollars', 'λίρες'],
  ['contactLenses', 'daily lenses', 'υγρό φακών'],
  ['offers', 'ξεπούλημα', 'discounted frames'],
  ['tryOn', 'εικονική δοκιμή', 'virtual try on', 'eikoniki dokimi', 'home trial', 'where can i try glasses on'],
  ['privacy', 'delete my data', 'delete my account', 'διαγραφή των δεδομένων μου', 'newsletter', 'προσωπικά δεδομένα'],
  ['accessibility', 'ΑμεΑ πρόσβαση'],
  ['brands', 'which brands do you sell', 'τι μάρκες έχετε', 'ποιες μάρκες πουλάτε'],
  ['fit', 'glasses for square jaw'],
  ['newIn', 'νέες παραλαβές'],
  ['stores', 'που εν το μαγαζίν σας'],
  ['lenses', 'φακοί που σκουραίνουν', 'lenses that darken in the sun'],
  ['adjusting', 'γλιστράνε τα γυαλιά μου'],
  ['returns', 'retur', 'επιστρ'],
  ['delivery', 'deliv', 'μεταφορ', 'do you post to the UK', 'click and collect', 'πόσο στοιχίζουν τα ταχυδρομικά'],
  ['payment', 'american express', 'amex'],
  ['order', 'έχασα τον αριθμό παραγγελίας'],
  ['guarantee', 'a lens popped out'],
  ['eyeTest', 'φωτοφοβία'],
]

test.each(ASKED.flatMap(([question, ...all]) => all.map((q) => [q, question] as const)))(
  '%s asks for %s',
  (q, question) => {
    expect(findQuestions(q)[0]).toBe(question)
  },
)

test.each([
  'black',
  'round tortoise',
  'gold aviator',
  'carlotta',
  'θήκη γυαλιών',
  'μαύρα γυαλιά',
  '52-18',
  'under 200',
  'γυαλιά για άνδρες',
  'green lenses',
  'πράσινοι φακοί',
  'εξαγ',
  'in stock',
  'color',
  'καρρέρα',
  '',
  'sunglasses with a 85% tint',
  'hexag',
  'exag',
  'otb/car/ros',
  'καρ',
])('%s asks nothing', (q) => expect(findQuestions(q)).toEqual([]))

test('a guide is no driver', () => {
  expect(findQuestions('οδηγός μεγεθών')).toEqual(['sizes'])
  expect(findQuestions('οδηγός αυτοκινήτου')).toEqual(['driving'])
})

const TEXTS = Object.values(DICTIONARIES).flatMap(({ colors, colorFamilies, shapes, materials, frameTypes, genders }) =>
  [colors, colorFamilies, shapes, materials, frameTypes, genders].flatMap((section) => Object.values(section)),
)

test.each(TEXTS)('%s, which products are called, asks nothing', (text) => {
  expect(findQuestions(text)).toEqual([])
})

test.each([
  ['delivry', 'delivery'],
  ['appoitment', 'eyeTest'],
  ['επισξροφη', 'returns'],
  ['opening h', 'hours'],
  ['when do y', 'hours'],
] as const)('%s may be a misspelt %s', (q, question) => {
  expect(findQuestions(q)).toEqual([])
  expect(guessQuestions(q)).toContain(question)
})

test.each([
  'compare',
  'it will',
  'during',
  'star shaped',
  'ψάρεμα',
  'καρέ',
  'νύχτα',
  'swimming goggles',
  'πράσινα',
  '',
])('%s is no misspelt question', (q) => {
  expect(guessQuestions(q)).toEqual([])
})

test.each([
  ['ray ban', 'Ray-Ban', ''],
  ['rayban', 'Ray-Ban', ''],
  ['Ray-Ban aviator', 'Ray-Ban', 'aviator'],
  ['ρέι μπαν', 'Ray-Ban', ''],
  ['γυαλιά γκούτσι', 'Gucci', 'γυαλια'],
  ['γθψψι', 'Gucci', ''],
  ['black tom ford sunglasses', 'Tom Ford', 'black sunglasses'],
  ['carrera', 'Carrera', ''],
  ['clip-on', 'clip-on sun lenses', ''],
  ['κλιπ ηλίου', 'clip-on sun lenses', ''],
  ['foldable reading glasses', 'folding frames', 'reading glasses'],
  ['ξύλινα γυαλιά', 'wooden frames', 'γυαλια'],
  ['xylina', 'wooden frames', ''],
  ['heart shaped pink', 'heart-shaped glasses', 'pink'],
  ['γυαλιά εργασίας', 'protective glasses for work', ''],
  ['swimming goggles', 'swimming goggles', ''],
  ['RB3025', 'Ray-Ban', ''],
  ['black RB 2140', 'Ray-Ban', 'black'],
  ['OO9208', 'Oakley', ''],
  ['d&g', 'Dolce & Gabbana', ''],
])('“%s” names %s', (q, name, rest) => expect(findUnstocked(q)).toMatchObject({ name, rest }))

test.each([
  'helianos',
  'round',
  'policy',
  'ray',
  '',
  'delivery to Polis',
  'kordoni na men ta xanei',
  'thin temples, I have hearing aids',
  'the windscreen glare',
  'I have lost a screw',
  'under 20 g and under 200 euro',
])('“%s” names no other brand', (q) => {
  expect(findUnstocked(q)).toBeNull()
})

test.each([
  ['okley', 'Oakley', ''],
  ['raybanz aviator', 'Ray-Ban', 'aviator'],
  ['versache', 'Versace', ''],
  ['swarofski gold', 'Swarovski', 'gold'],
])('“%s” may be a misspelt %s', (q, name, rest) => {
  expect(findUnstocked(q)).toBeNull()
  expect(findMisspeltUnstocked(q)).toMatchObject({ name, rest })
})

test.each(['dor', 'round', 'helianos', ''])('“%s” is no misspelt brand', (q) => {
  expect(findMisspeltUnstocked(q)).toBeNull()
})

test.each<[q: string, asked: Question[]]>([
  ['new lenses', ['lenses']],
  ['small face', ['narrow']],
  ['delete my account', ['privacy']],
  ['να αλλάξω φακούς', ['lenses']],
  ['τα χρήματά μου πίσω', ['returns']],
  ['πότε θα πάρω τα λεφτά μου πίσω', ['returns']],
  ['πότε θα είναι έτοιμα τα γυαλιά μου', ['delivery']],
  ['how long do lenses take', ['delivery']],
  ['μου πέφτουν τα γυαλιά', ['adjusting']],
  ['ξέχασα τον κωδικό μου', ['account']],
  ['κωδικός', ['account']],
  ['κωδικός PGR-GAL-IVO', []],
  ['what time do you close', ['hours']],
  ['τι ώρα κλείνει το μαγαζί', ['hours', 'stores']],
  ['τι γυαλιά μου πάνε', ['fit']],
  ['ti gyalia mou pane', ['fit']],
  ['τζάμια', ['lenses']],
  ['αλλαγή τζαμιών', ['lenses']],
  ['myopia', ['lenses']],
  ['short sighted', ['lenses']],
  ['1.67', ['lenses']],
  ['εξυπηρέτηση πελατών', ['contact']],
  ['παραλαβή από κατάστημα', ['delivery', 'stores']],
  ['pick up in store', ['delivery', 'stores']],
  ['επιστρέφονται τα γυαλιά;', ['returns']],
  ['out of stock', []],
  ['otb-car', []],
  ['otb-car-ros', []],
  ['deli', ['delivery']],
  ['lenses that go dark outside', ['lenses']],
  ['τεστ ματιών', ['eyeTest']],
  ['what is the distance between my pupils', ['prescription']],
  ['add something to an order I placed', ['changing']],
  ['can you send it to Kyrenia', ['north']],
  ['spread the cost over several months', ['payment']],
  ['my glasses sit crooked', ['adjusting']],
  ['erase everything you know about me', ['privacy']],
  ['συσκευασία δώρου', ['giftCard']],
  ['glasses I wore yesterday', []],
  ['appo', ['eyeTest']],
  ['χρυσ', []],
])('“%s” asks for %j alone', (q, asked) => expect(findQuestions(q)).toEqual(asked))

test.each<[q: string, guessed: Question]>([
  ['ραν', 'eyeTest'],
  ['gua', 'guarantee'],
  ['opening', 'hours'],
  ['openin', 'hours'],
])('“%s” may be the beginning of %s', (q, guessed) => {
  expect(findQuestions(q)).toEqual([])
  expect(guessQuestions(q).at(0)).toBe(guessed)
})

test.each(['was', 'how', 'the'])('“%s” begins no question', (q) => expect(guessQuestions(q)).toEqual([]))

test('little words sound in one way', () => {
  expect(findQuestions('στην Ελλάδα')).toEqual([])
  expect(findQuestions('στενή')).toEqual(['narrow'])
})

test('the words that ask for a page are told apart from those for products', () => {
  expect(withoutAsked('return my black sunglasses', ['return', 'black', 'sunglasses'])).toEqual(['black', 'sunglasses'])
  expect(withoutAsked('black driving glasses', ['black', 'driving'])).toEqual(['black', 'driving'])
})

test.each(['glasses for a laser operator', 'goggles for laser surgery', 'γυαλιά για χειριστή λέιζερ'])(
  '“%s” is warned: who works with a laser needs other protection',
  (q) => expect(findQuestions(q)).toContain('protection'),
)

test.each(['sunglasses after laser eye surgery', 'γυαλιά ηλίου μετά από επέμβαση με λέιζερ'])('“%s” is not', (q) =>
  expect(findQuestions(q)).toEqual(['eyeTest']),
)
