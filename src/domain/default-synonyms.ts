/** Words that mean the same in a search, separated by commas; each may be a phrase. */
export interface SynonymGroup {
  words: string
}

const SHAPES = [
  'πιλοτικά, πιλότου, αεροπόρου, pilot, aviator',
  'γατίσια, γάτας, ματιά γάτας, μάτι γάτας, κατ άι, cat eyes, cats eye, cateye, cat-eye',
  'στρογγυλά, Τζον Λένον, Χάρι Πότερ, circle, circular, rond, ρετρό στρογγυλά, retro round, vintage round, John Lennon, Harry Potter, round',
  'ορθογώνια, παραλληλόγραμμα, rectangular, rectangle',
  'τετράγωνα, καρέ, squared, square',
  'εξάγωνα, εξαγωνικά, πολύγωνα, πολυγωνικά, γεωμετρικά, polygonal, geometric, octagonal, hexagon, hexagonal',
  'οβάλ, ωοειδή, oval',
  'τραπέζιο, γουέιφαρερ, wayfarer, trapezoid',
  'ρετρό, βίντατζ, βιντάζ, vintage, retro, panto',
  'πεταλούδα, butterfly',
  'browline, clubmaster, brow line',
  'μάσκα, wraparound, wrap around, goggles, shield',
  'γκριφ, χωρίς στεφάνι, χωρίς πλαίσιο, χωρίς σκελετό, frameless, rimless',
  'νάιλορ, μισό στεφάνι, ημίκαδρο, ημίσκελετα, μισός σκελετός, half frame, nylor, semi-rimless, half-rimmed, halfrim, half-rim',
]

const MATERIALS = [
  'κοκάλινα, κόκαλο, πλαστικά, χοντρά, χοντρός, plastic, thick, chunky, acetate',
  'μεταλλικά, μέταλλο, metallic, metal',
  'συρμάτινα, σύρμα, wire',
  'λεπτά, λεπτός, thin',
  'τιτανένια, τιτάνιο, titanium',
  'δερμάτινα, δέρμα, leather',
]

const COLOURS = [
  'ταρταρούγα, ταρταρουγέ, χελώνα, χαβάνα, λεοπάρ, leopard, tortuga, havana, tortoise shell, tortoiseshell, tortoise',
  'ασημένια, ασημί, silver',
  'χρυσαφί, χρυσαφένια, χρυσό, golden, gold',
  'άσπρα, λευκό, white',
  'διαφανή, διαφανής, διάφανο, see-through, transparent, clear',
  'γκρι, γκρίζο, gray, grey',
  'ανθρακί, anthracite, gunmetal',
  'καφετί, καφέ, brown',
  'χακί, λαδί, ελιάς, πράσινα, olive, khaki, green',
  'ροζ, ροζέ, pink',
  'μπλε, γαλάζιο, γαλανό, light blue, bleu, blue',
  'μπορντό, βυσσινί, κρασί, bordeaux, wine, burgundy',
  'πορτοκαλί, κεραμιδί, orange, terracotta',
  'πορτοκαλί, orange, rust',
  'μπεζ, εκρού, nude, beige',
  'πολωτικά, πόλαροϊντ, πολαρόιντ, ψάρεμα, fishing, polaroid, polarized, polarised',
  'καθρέφτης, καθρεφτένια, mirror, mirrored',
]

const KINDS = [
  'οράσεως, όρασης, διαβάσματος, διάβασμα, μυωπίας, πρεσβυωπίας, συνταγής, υπολογιστή, οθόνη, μπλε φως, γραφείο, γραφείου, τηλεόραση, television, tv, blue light, blue cut, anti blue, computer, screen, gaming, office, reading, prescription, eyeglass, eyeglasses, spectacles, myopia, presbyopia, optical',
  'γυαλάκια, ματογυάλια, ομματογυάλια, glasses',
  'ηλίου, ήλιος, ήλιο, shades, sunnies, sunglass, sunglasses',
  'αθλητικά, σπορ, τρέξιμο, ποδηλασία, ποδήλατο, γκολφ, τένις, πάντελ, τρίαθλο, σκι, ορειβασία, βουνό, πεζοπορία, ιστιοπλοΐα, running, golf, tennis, padel, triathlon, bike, hiking, mountain, cycling, skiing, ski, sailing, sports, sport',
  'παιδικά, παιδιά, παιδί, αγόρια, κορίτσια, κορίτσι, μωρό, μωρά, μωρού, βρεφικά, εφηβικά, έφηβος, child, children, baby, toddler, teen, teens, teenager, boys, girls, junior, kids',
  'γυναικεία, γυναίκα, γυναικών, κυρίες, κυρία, ladies, lady, woman, female, her, mum, mother, wife, girlfriend, μαμά, σύζυγος, women',
  'ανδρικά, άνδρες, άνδρας, άντρες, άντρας, ανδρών, gents, gentlemen, man, male, him, dad, father, husband, boyfriend, μπαμπάς, πατέρας, men',
  'στενά, στενός, μικρά, στενό πρόσωπο, λεπτό πρόσωπο, μικρό πρόσωπο, μικρό κεφάλι, small face, thin face, narrow face, small head, small, slim, narrow',
  'μεσαία, μεσαίος, medium',
  'φαρδιά, φαρδύς, πλατιά, πλατύς, μεγάλα, τεράστια, φαρδύ πρόσωπο, μεγάλο πρόσωπο, φαρδύ κεφάλι, μεγάλο κεφάλι, wide face, big face, large face, wide head, big head, large head, extra wide, extra large, large, big, huge, oversize, oversized, xl, wide',
  'ελαφριά, ελαφρύς, ανάλαφρα, πουπουλένια, light weight, ultralight, featherweight, lightweight',
  'θήκη, θηκάκι, case, pouch',
  'κορδόνι, κορδονάκι, strap, lanyard, cord',
  'πανάκι, πανί, μαντηλάκι, πανάκι καθαρισμού, πανί καθαρισμού, cleaning cloth, microfibre cloth, cloth, cloths',
  'καθαρισμού, καθαρισμός, καθάρισμα, καθαριστικό, σπρέι, σπρέυ, spray, cleaner, cleaning',
]

/** What products are filed under by `selectionWords`. */
const SELECTIONS = [
  'νέα, νέοι, νέες αφίξεις, νέα συλλογή, καινούρια, καινούργια, new in, new arrivals, new collection, arrivals, latest, newest, new',
  'δημοφιλή, ευπώλητα, best seller, best sellers, seller, sellers, bestselling, selling, popular, bestseller',
  'προσφορές, προσφορά, εκπτώσεις, έκπτωση, εκπτωτικά, μειωμένα, ξεπούλημα, offers, offer, sales, discount, discounts, discounted, reduced, outlet, black friday, sale',
  'οδήγηση, οδήγησης, οδηγώ, οδηγός, αυτοκίνητο, μοτοσυκλέτα, μηχανή, motorcycle, motorbike, drive, driver, drivers, car, driving',
]

/** Models and brands as they are pronounced. */
const NAMES = [
  'ηλιανός, ilianos, helianos',
  'οτάβια, ottavia',
  'μπρέντσι, brenzi',
  'λήδρα, lidra, ledra',
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
export const DEFAULT_SYNONYMS: readonly SynonymGroup[] = [
  ...SHAPES,
  ...MATERIALS,
  ...COLOURS,
  ...KINDS,
  ...SELECTIONS,
  ...NAMES,
].map((group) => ({ words: group }))
