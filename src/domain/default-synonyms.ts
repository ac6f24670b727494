/** Words that mean the same in a search, separated by commas; each may be a phrase. */
export interface SynonymGroup {
  words: string
}

const SHAPES = [
  'πιλοτικά, πιλότου, αεροπόρου, pilot, aviator',
  'γατίσια, γάτας, ματιά γάτας, μάτι γάτας, cat eyes, cats eye, cateye, cat-eye',
  'στρογγυλά, circle, circular, rond, round',
  'ορθογώνια, rectangular, rectangle',
  'τετράγωνα, καρέ, squared, square',
  'εξάγωνα, εξαγωνικά, hexagon, hexagonal',
  'οβάλ, ωοειδή, oval',
  'ρετρό, βίντατζ, βιντάζ, vintage, retro, panto',
  'πεταλούδα, butterfly',
  'browline, clubmaster, brow line',
  'μάσκα, wraparound, goggles, shield',
  'γκριφ, χωρίς στεφάνι, χωρίς πλαίσιο, χωρίς σκελετό, frameless, rimless',
  'νάιλορ, μισό στεφάνι, ημίκαδρο, semi-rimless, half-rimmed, halfrim, half-rim',
]

const MATERIALS = [
  'κοκάλινα, κόκαλο, πλαστικά, plastic, acetate',
  'μεταλλικά, μέταλλο, metallic, metal',
  'τιτανένια, τιτάνιο, titanium',
  'δερμάτινα, δέρμα, leather',
]

const COLOURS = [
  'ταρταρούγα, ταρταρουγέ, χαβάνα, λεοπάρ, leopard, tortuga, havana, tortoiseshell, tortoise',
  'ασημένια, ασημί, silver',
  'χρυσαφί, χρυσαφένια, χρυσό, golden, gold',
  'άσπρα, λευκό, white',
  'διαφανή, διαφανής, διάφανο, see-through, transparent, clear',
  'γκρι, γκρίζο, gray, grey',
  'ανθρακί, anthracite, gunmetal',
  'καφετί, καφέ, brown',
  'χακί, λαδί, πράσινα, olive, khaki, green',
  'ροζ, ροζέ, pink',
  'μπλε, γαλάζιο, bleu, blue',
  'μπορντό, βυσσινί, bordeaux, burgundy',
  'πολωτικά, πόλαροϊντ, πολαρόιντ, ψάρεμα, fishing, polaroid, polarized, polarised',
  'καθρέφτης, καθρεφτένια, mirror, mirrored',
]

const KINDS = [
  'οράσεως, όρασης, διαβάσματος, διάβασμα, μυωπίας, πρεσβυωπίας, συνταγής, reading, prescription, eyeglass, eyeglasses, spectacles, myopia, presbyopia, optical',
  'ηλίου, ήλιος, ήλιο, shades, sunnies, sunglass, sunglasses',
  'αθλητικά, σπορ, τρέξιμο, ποδηλασία, ποδήλατο, σκι, ορειβασία, πεζοπορία, ιστιοπλοΐα, running, hiking, cycling, skiing, ski, sailing, sports, sport',
  'παιδικά, παιδιά, παιδί, αγόρια, κορίτσια, κορίτσι, child, children, boys, girls, junior, kids',
  'γυναικεία, γυναίκα, γυναικών, κυρίες, κυρία, ladies, lady, woman, female, women',
  'ανδρικά, άνδρες, άνδρας, άντρες, άντρας, ανδρών, gents, gentlemen, man, male, men',
  'στενά, στενός, μικρά, small, slim, narrow',
  'μεσαία, μεσαίος, medium',
  'φαρδιά, φαρδύς, μεγάλα, large, big, oversized, wide',
  'θήκη, θηκάκι, case, pouch',
  'κορδόνι, κορδονάκι, strap, lanyard, cord',
  'πανάκι, πανί, μαντηλάκι, cloth, cloths',
  'καθαρισμού, καθαρισμός, καθάρισμα, καθαριστικό, cleaner, cleaning',
]

/** Models and brands as they are pronounced. */
const NAMES = [
  'ασουγουά, asuwa',
  'επτάντ, heptade',
  'λάντλοου, ludlow',
  'μάρτσμοντ, marchmont',
  'νουαζέτ, noisette',
  'φιέλντε, fjelde',
  'σελήνη, selene',
  'χαρτενάου, hartenau',
  'κορσαβέντο, corsavento',
  'γκριγιόν, grillon',
  'μπέργκελιντ, bergelind',
  'τεζολούζ, tejoluz',
]

/** What opticians and shoppers call the same, in both languages. */
export const DEFAULT_SYNONYMS: readonly SynonymGroup[] = [...SHAPES, ...MATERIALS, ...COLOURS, ...KINDS, ...NAMES].map(
  (group) => ({ words: group }),
)
