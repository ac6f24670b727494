import { FAMILY_OF_COLOR, TINT_OF_LENS } from '../../src/domain/attribute-families.ts'
import type { Measurements } from '../../src/domain/eyewear.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'

type Expected = (product: SeedProduct) => boolean

const all =
  (...conditions: Expected[]): Expected =>
  (product) =>
    conditions.every((condition) => condition(product))
const any =
  (...conditions: Expected[]): Expected =>
  (product) =>
    conditions.some((condition) => condition(product))
const has =
  <Field extends keyof SeedProduct>(field: Field, ...values: SeedProduct[Field][]): Expected =>
  (product) =>
    values.includes(product[field])

const family =
  (name: string): Expected =>
  ({ color }) =>
    FAMILY_OF_COLOR[color] === name
const tint =
  (name: string): Expected =>
  ({ lensColor }) =>
    lensColor !== null && TINT_OF_LENS[lensColor] === name
const named =
  (text: string): Expected =>
  ({ name }) =>
    name.includes(text)
const described =
  (text: string): Expected =>
  ({ description, descriptionEl }) =>
    `${description} ${descriptionEl}`.toLowerCase().includes(text)
const sku =
  (code: string): Expected =>
  (product) =>
    product.sku.startsWith(code)
const sized =
  (sizes: Partial<Measurements>): Expected =>
  ({ measurements }) =>
    Object.entries(sizes).every(([name, mm]) => measurements?.[name as keyof Measurements] === mm)
const priceOf = ({ priceCents, discountPriceCents }: SeedProduct) => discountPriceCents ?? priceCents
const upTo =
  (euros: number): Expected =>
  (product) =>
    priceOf(product) <= euros * 100
const from =
  (euros: number): Expected =>
  (product) =>
    priceOf(product) >= euros * 100

const sunglasses = has('category', 'sunglasses')
const optical = has('category', 'optical-frames')
const sport = has('category', 'sport-eyewear')
const kids = has('category', 'kids')
const accessories = has('category', 'accessories')
const eyewear: Expected = (product) => !accessories(product)
const tinted: Expected = ({ filterCategory }) => filterCategory !== null
const polarised = has('polarised', true)
const women = has('gender', 'women')
const men = has('gender', 'men')
const frame = (color: string) => all(family(color), eyewear)

type Row = readonly [expected: Expected, ...queries: string[]]

const CATEGORIES: readonly Row[] = [
  [sunglasses, 'sunglasses', 'SUNGLASSES', 'sunglases', 'sunglass', 'sungl', 'σθνγλασσεσ', 'Σθνγλασσες'],
  [sunglasses, 'γυαλιά ηλίου', 'γυαλια ηλιου', 'ΓΥΑΛΙΑ ΗΛΙΟΥ', 'γυαλι ηλιου', 'γιαλια ιλιου', 'ηλίου', 'γυαλιά ηλι'],
  [sunglasses, 'gyalia iliou', 'gialia hliou', 'gyalia hlioy', 'gialia iliu', 'gyali;a hl;ioy', 'γθαλια ηλιοθ'],
  [tinted, 'sun glasses', 'shades'],
  [optical, 'optical frames', 'optical', 'prescription glasses', 'reading glasses', 'eyeglasses', 'οπτιψαλ'],
  [optical, 'γυαλιά οράσεως', 'γυαλια ορασεως', 'γυαλιά όρασης', 'σκελετοί οράσεως', 'σκελετός οράσεως', 'orash'],
  [optical, 'gyalia oraseos', 'gialia orasews', 'skeletoi orasews', 'skeletos oraseos'],
  [optical, 'γυαλιά διαβάσματος', 'gyalia diavasmatos', 'gialia diabasmatos', 'γυαλιά μυωπίας', 'πρεσβυωπίας'],
  [sport, 'sport', 'sports glasses', 'sport eyewear', 'αθλητικά', 'αθλητικά γυαλιά', 'athlitika', 'a8lhtika gyalia'],
  [sport, 'γυαλιά για τρέξιμο', 'cycling glasses', 'ποδηλασία', 'running', 'podilasia'],
  [kids, 'kids', 'kids glasses', 'children', 'παιδικά', 'ΠΑΙΔΙΚΑ ΓΥΑΛΙΑ', 'paidika', 'pedika gyalia', 'παιδικός'],
  [kids, 'γυαλιά για παιδιά', 'κιδσ', "children's glasses", 'paidikoi skeletoi'],
  [all(kids, tinted), 'παιδικά γυαλιά ηλίου', 'kids sunglasses', 'paidika gyalia hliou'],
  [accessories, 'accessories', 'αξεσουάρ', 'aksesouar', 'accesories'],
  [any(named('Case'), named('Pouch')), 'θήκη', 'θηκη γυαλιων', 'θήκες', 'thiki gyalion', '8hkh', 'glasses case'],
  [named('Case'), 'hard case', 'σκληρή θήκη', 'skliri thiki'],
  [named('Cord'), 'cord', 'κορδόνι', 'κορδόνι γυαλιών', 'kordoni', 'κορδόνια'],
  [named('Chain'), 'αλυσίδα', 'αλυσίδα γυαλιών', 'alysida', 'glasses chain'],
  [named('Cloths'), 'πανάκια', 'πανάκι', 'lens cloth', 'microfibre', 'μικροΐνες'],
  [named('Cleaning'), 'cleaning set', 'σετ καθαρισμού', 'καθαρισμος', 'set katharismou'],
  [eyewear, 'γυαλιά', 'gyalia', 'glasses', 'eyewear', 'γυαλιων', 'γυαλί'],
]

const BRANDS: readonly Row[] = [
  [has('brand', 'Helianos'), 'helianos', 'HELIANOS', 'helianoss', 'ηελιανοσ', 'helian', 'Ηλιανός'],
  [has('brand', 'Ottavia Brenzi'), 'ottavia brenzi', 'brenzi', 'otavia', 'ottavia brenzy', 'Οττάβια'],
  [has('brand', 'Thalvère'), 'thalvère', 'thalvere', 'thalver', 'Θαλβέρ', 'talvere'],
  [has('brand', 'Tejoluz'), 'tejoluz', 'tejolus', 'τεξολθζ'],
  [has('brand', 'Kirigane'), 'kirigane', 'kirigan', 'κιριγάνε', 'κιριγκανε'],
  [has('brand', 'Alder & Quay'), 'alder & quay', 'alder and quay', 'alder quay', 'alder'],
  [has('brand', 'Wren & Tallow'), 'wren tallow', 'wren & tallow', 'tallow'],
  [has('brand', 'Hartenau'), 'hartenau', 'hartenaw', 'hartnau'],
  [has('brand', 'Aaremark'), 'aaremark', 'aremark', 'aremarc'],
  [has('brand', 'Anthemi'), 'anthemi', 'Ανθέμι', 'an8emi', 'antemi'],
  [has('brand', 'Corsavento'), 'corsavento', 'korsavento', 'corsavneto', 'corzavennto'],
  [has('brand', 'Bergelind'), 'bergelind', 'bergelin', 'bergelint'],
  [has('brand', 'Petit Grillon'), 'petit grillon', 'petit grilon', 'grillon'],
  [has('brand', 'Kyparos'), 'kyparos', 'Κύπαρος', 'kiparos'],
]

const MODELS: readonly Row[] = [
  [has('model', 'amathus-round'), 'amathus', 'amathus round', 'Αμαθούς', 'amathous', 'amathsu'],
  [has('model', 'akamas-aviator'), 'akamas', 'akamas aviator', 'ακάμας', 'ακαμασ αβιατορ'],
  [has('model', 'carlotta'), 'carlotta', 'carlota', 'karlota', 'Καρλότα', 'carlotat', 'ψαρλοττα'],
  [has('model', 'mirande'), 'mirande', 'mirand', 'Μιράντ', 'mirnade'],
  [has('model', 'rokkaku'), 'rokkaku', 'rokaku', 'ροκάκου'],
  [has('model', 'ludlow'), 'ludlow', 'λάντλοου', 'ludlo', 'lutlow'],
  [has('model', 'marchmont'), 'marchmont', 'Μάρτσμοντ', 'marchmont panto', 'marchmnot'],
  [has('model', 'faro'), 'faro', 'φάρο'],
  [has('model', 'ledra-panto'), 'ledra', 'ledra panto', 'Λήδρα', 'ληδρα παντο', 'λεδρα'],
  [has('model', 'asuwa'), 'asuwa', 'ασουγουά', 'asuwa round'],
  [has('model', 'fjelde'), 'fjelde', 'φιέλντε', 'fjeld'],
  [has('model', 'livia'), 'livia', 'Λίβια', 'libia', 'λιωια'],
  [has('model', 'selene'), 'selene', 'Σελήνη', 'selini', 'SELENE'],
  [has('model', 'heptade'), 'heptade', 'επτάντ', 'heptad'],
  [has('model', 'maestrale'), 'maestrale', 'maestral', 'maistrale', 'μαεστράλε'],
  [has('model', 'noisette'), 'noisette', 'νουαζέτ', 'noisete'],
  [has('model', 'myrto'), 'myrto', 'Μυρτώ', 'mirto', 'murtw'],
  [sku('HEL-AMA'), 'HEL-AMA', 'hel ama', 'helama'],
  [sku('HEL-AMA-DHV'), 'HEL-AMA-DHV', 'hel ama dhv', 'helamadhv', 'hel/ama/dhv', 'HEL_AMA_DHV', 'ama-dhv'],
  [sku('KIR-ROK-PGD'), 'KIR-ROK-PGD', 'kirrokpgd', 'κιρ-ροκ-πγδ'],
  [
    all(has('model', 'carlotta'), family('black')),
    'carlotta black',
    'black carlotta',
    'Καρλότα μαύρη',
    'karlota mauri',
  ],
  [all(has('model', 'brandt'), family('blue')), 'brandt navy', 'brandt blue', 'brandt square navy', 'μπλε brandt'],
]

const SHAPES: readonly Row[] = [
  [has('shape', 'round'), 'round', 'round glasses', 'στρογγυλά', 'στρογγυλό', 'στρογγυλα γυαλια', 'στρογγυλός'],
  [has('shape', 'round'), 'stroggula', 'stroggyla', 'strogila', 'strongyla', 'στρογκυλα'],
  [all(has('shape', 'round'), sunglasses), 'στρογγυλά γυαλιά ηλίου', 'round sunglasses', 'stroggyla gyalia iliou'],
  [has('shape', 'panto'), 'panto', 'πάντο'],
  [has('shape', 'square'), 'square', 'τετράγωνα', 'τετράγωνο', 'tetragwna', 'tetragona gyalia', 'squar'],
  [has('shape', 'rectangle'), 'rectangle', 'rectangular', 'ορθογώνια', 'orthogonia', 'or8ogwnio'],
  [has('shape', 'cat-eye'), 'cat-eye', 'cat eye', 'cateye', 'γατίσια', 'γάτας', 'gatisia', 'cat eyes'],
  [has('shape', 'butterfly'), 'butterfly', 'πεταλούδα', 'πεταλούδες', 'petalouda', 'buterfly'],
  [has('shape', 'aviator'), 'aviator', 'πιλοτικά', 'πιλότου', 'pilotika', 'pilot', 'αωιατορ', 'avaitor', 'aviators'],
  [has('shape', 'hexagonal'), 'hexagonal', 'εξάγωνα', 'εξάγωνο', 'eksagwno', 'exagona', 'hexagon'],
  [has('shape', 'oval'), 'oval', 'οβάλ'],
  [has('shape', 'browline'), 'browline', 'browlines'],
  [has('shape', 'shield'), 'shield', 'μάσκα', 'maska', 'μάσκες'],
  [has('frameType', 'rimless'), 'rimless', 'γκριφ', 'grif', 'χωρίς στεφάνι', 'frameless'],
  [has('frameType', 'half-rim'), 'half-rim', 'half rim', 'νάιλορ', 'nailor', 'semi-rimless'],
]

const COLOURS: readonly Row[] = [
  [frame('black'), 'black glasses', 'μαύρα γυαλιά', 'mavra gyalia'],
  [family('black'), 'black', 'μαύρο', 'μαύρα', 'ΜΑΥΡΟΣ', 'mavro', 'mauro', 'mayra', 'βλαψκ', 'blakc'],
  [family('blue'), 'blue', 'μπλε', 'ΜΠΛΕ', 'mple', 'ble', 'βλθε'],
  [has('color', 'navy'), 'navy', 'navy blue', 'μπλε μαρίν', 'mple marin'],
  [family('gold'), 'gold', 'χρυσό', 'χρυσός', 'χρυσή', 'xrysa', 'hryso', 'xrusa', 'golden'],
  [family('silver'), 'silver', 'ασημί', 'ασημένια', 'ashmi', 'asimi', 'silvr'],
  [family('tortoise'), 'ταρταρούγα', 'tartarouga', 'tortoise', 'tortoiseshell', 'havana', 'tartaruga'],
  [family('green'), 'πράσινα', 'πράσινο', 'prasino', 'green'],
  [family('red'), 'κόκκινο', 'κόκκινα', 'kokkino', 'kokino'],
  [family('pink'), 'ροζ', 'roz', 'pink'],
  [family('white'), 'λευκό', 'λευκά', 'άσπρα', 'lefko', 'aspro', 'white'],
  [family('grey'), 'γκρι', 'gkri', 'grey', 'gray'],
  [has('color', 'crystal'), 'crystal'],
  [family('clear'), 'διάφανο', 'transparent', 'διαφανής', 'clear frame'],
  [has('color', 'burgundy'), 'burgundy', 'μπορντό', 'mpornto', 'bordo'],
  [all(family('black'), has('shape', 'square')), 'μαύρα τετράγωνα', 'black square', 'mavra tetragona'],
  [all(family('gold'), women, eyewear), 'χρυσά γυναικεία', 'gold women', 'gynaikeia xrysa gyalia'],
]

const ATTRIBUTES: readonly Row[] = [
  [
    polarised,
    'polarised',
    'polarized',
    'πολωτικά',
    'πολωτικοί φακοί',
    'polotika',
    'polwtika gyalia',
    'polarisd',
    'polaroid',
  ],
  [all(polarised, sport), 'polarised sport', 'πολωτικά αθλητικά'],
  [all(polarised, sunglasses), 'polarised sunglasses', 'πολωτικά γυαλιά ηλίου'],
  [women, 'women', "women's", 'γυναικεία', 'γυναικεια γυαλια', 'ginekia', 'gynaikeia', 'ladies', 'για γυναίκες'],
  [all(women, sunglasses), 'γυναικεία γυαλιά ηλίου', 'women sunglasses', 'ginekia gialia iliou'],
  [men, 'men', "men's glasses", 'ανδρικά', 'ανδρικα γυαλια', 'andrika', 'adrika', 'αντρικά'],
  [all(men, optical), 'ανδρικά γυαλιά οράσεως', 'mens optical'],
  [has('material', 'titanium'), 'titanium', 'τιτάνιο', 'titanio', 'τιτανίου', 'titan'],
  [has('material', 'metal'), 'metal', 'μέταλλο', 'metallo', 'μεταλλικά'],
  [has('material', 'acetate', 'bio-acetate'), 'acetate', 'κοκάλινα', 'kokalina', 'acetat'],
  [has('material', 'leather'), 'leather', 'δέρμα', 'derma', 'δερμάτινη'],
  [tint('mirror'), 'mirror', 'mirrored', 'καθρέφτης', 'kathreftis'],
  [sized({ lensWidthMm: 53, bridgeMm: 18 }), '53-18', '53/18', '53 18', '53□18'],
  [sized({ lensWidthMm: 49, bridgeMm: 21, templeMm: 145 }), '49-21-145', '49/21/145', '49 21 145', '4921145'],
  [sized({ lensWidthMm: 52, bridgeMm: 19 }), '52-19', '52x19', '52/19'],
]

const PRICES: readonly Row[] = [
  [upTo(200), 'κάτω από 200', 'under 200', '<200', 'έως 200€', 'kato apo 200', 'up to €200', 'μέχρι 200 ευρώ', '200'],
  [all(upTo(200), sunglasses), 'sunglasses under 200', 'γυαλιά ηλίου κάτω από 200', 'gyalia hliou mexri 200'],
  [all(upTo(250), has('shape', 'aviator')), 'aviator under 250', 'πιλοτικά έως 250 ευρώ'],
  [from(300), 'over 300', 'πάνω από 300', 'pano apo 300'],
  [all(from(100), upTo(150)), '100-150€', 'από 100 έως 150', 'between 100 and 150', '€100 to €150'],
]

const DESCRIPTIONS: readonly Row[] = [
  [described('vegetable-tanned'), 'vegetable-tanned', 'φυτικής δέψης'],
  [described('suede'), 'suede', 'καστόρι'],
]

export const SEARCH_ROWS: readonly Row[] = [
  ...CATEGORIES,
  ...BRANDS,
  ...MODELS,
  ...SHAPES,
  ...COLOURS,
  ...ATTRIBUTES,
  ...PRICES,
  ...DESCRIPTIONS,
]

/** Searches of the table that do not find all of it yet. */
export const KNOWN_MISSES: ReadonlySet<string> = new Set([
  'corzavennto',
  'lutlow',
  'selini',
  'acetate',
  'acetat',
  'κοκάλινα',
  'kokalina',
  'metal',
  'metallo',
  'μέταλλο',
  'μεταλλικά',
  'mirror',
  'mirrored',
  'καθρέφτης',
  'kathreftis',
  'vegetable-tanned',
  'φυτικής δέψης',
  'suede',
  'καστόρι',
])
