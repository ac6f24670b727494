/** Words that mean the same in a search, separated by commas; each may be a phrase. */
export interface SynonymGroup {
  words: string
}

const SHAPES = [
  'πιλοτικά, πιλότου, πιλότος, αεροπόρου, σταγόνα, σταγόνες, teardrop, tear drop, top gun, τοπ γκαν, Tom Cruise, Τομ Κρουζ, navigator, pilot, aviator',
  'γατίσια, γάτας, ματιά γάτας, μάτι γάτας, κατ άι, Audrey Hepburn, Όντρεϊ Χέπμπορν, Marilyn Monroe, Marilyn, Μέριλιν Μονρόε, cat shape, cat eyes, cats eye, cateye, cat-eye',
  'στρογγυλά, ράουντ, круглые, κυκλικά, κύκλος, Λένον, Lennon, Γκάντι, Gandhi, Τζον Λένον, Χάρι Πότερ, circle, circular, rond, ρετρό στρογγυλά, retro round, vintage round, John Lennon, Harry Potter, round',
  'ορθογώνια, παραλληλόγραμμα, oblong, rectangular, rectangle',
  'τετράγωνα, τετραγωνισμένα, καρέ, squared, square',
  'εξάγωνα, εξαγωνικά, πολύγωνα, πολυγωνικά, γεωμετρικά, polygonal, geometric, octagonal, six sided, hexagon, hexagonal',
  'οβάλ, οβαλέ, y2k, oval',
  'τραπέζιο, γουέιφαρερ, wayfarers, wayfarer, trapezoid',
  'παντό, preppy, old money, quiet, ivy league, professor, professors, καθηγητή, boston, panto',
  'ρετρό, βίντατζ, βιντάζ, παλιομοδίτικα, χίπστερ, vintage, old school, old fashioned, hipster, hipsters, fifties, sixties, 50s, 60s, retro',
  'πεταλούδα, butter fly, jackie o, Jackie Onassis, jackie, Τζάκι, butterfly',
  'κλαμπμάστερ, μπρόουλαϊν, Clark Kent, Κλαρκ Κεντ, club master, clubmaster, Malcolm X, brow line, browline',
  'μάσκα, ενιαίος φακός, ενιαίο φακό, visor, wraparound, wrap around, goggles, shield',
  'γκριφ, invisible, αόρατα, barely visible, barely there, barely see, χωρίς στεφάνι, χωρίς πλαίσιο, χωρίς σκελετό, τρυπητά, τρυπητός, three piece, 3 piece, frameless, rimless',
  'νάιλορ, μισό στεφάνι, ημίκαδρο, ημίσκελετα, ημίσκελα, μισός σκελετός, πετονιά, supra, half rimless, half rimmed, half frame, nylor, semi-rimless, half-rimmed, halfrim, half-rim',
]

const MATERIALS = [
  'κοκάλινα, κόκαλο, πλαστικά, χοντρά, χοντρός, statement, bold, plastic, thick, chunky, acetate',
  'οικολογικά, φυτικό ασετάτ, οικολογικός, βιοασετάτ, βιολογικό ασετάτ, οικολογικό ασετάτ, eco friendly, ecological, eco, sustainable, plant based, vegan, bio-acetate',
  'νάιλον, TR90, TR 90, grilamid, nylon',
  'μεταλλικά, μέταλλο, stainless, metallic, metal',
  'συρμάτινα, σύρμα, wire',
  'λεπτά, λεπτός, μίνιμαλ, μινιμαλιστικά, διακριτικά, delicate, dainty, clean girl, minimal, minimalist, minimalistic, discreet, thin',
  'τιτανένια, τιτάνιο, υποαλλεργικά, αντιαλλεργικά, αλλεργία, νικέλιο, hypoallergenic, allergy, allergic skin, sensitive skin, irritate, ευαίσθητο δέρμα, allergic, nickel free, nickel, rash, εξάνθημα, titanium',
  'δερμάτινα, δέρμα, leather',
]

export const COLOURS = [
  'ταρταρούγα, ταρταρουγέ, écaille, tartaruga, χελώνα, χαβάνα, λεοπάρ, leopard, animal, turtle, turtles, tortuga, havanna, havana, tortoise shell, tortoiseshell, tortoise',
  'κέρατο, κεράτινα, horn rimmed, horn rim, horn rims, horn',
  'ασημένια, ασημί, silver',
  'ματ, matt, matte',
  'χρυσαφί, χρυσαφένια, χρυσό, golden, gold',
  'άσπρα, λευκό, κρεμ, cream, creamy, off white, ivory, ιβουάρ, white',
  'διαφανή, διαφανής, διάφανο, see-through, transparent, clear',
  'γκρι, γκρίζο, σκούρο γκρι, ανοιχτό γκρι, dark grey, dark gray, light grey, light gray, gray, grey',
  'ανθρακί, anthracite, gun metal, gunmetal',
  'καφετί, καφέ, κονιάκ, cognac, σοκολατί, chocolate, coffee, σκούρο καφέ, ανοιχτό καφέ, dark brown, light brown, brown',
  'χακί, λαδί, ελιάς, πράσινα, λαδιά, σμαραγδί, emerald, σκούρο πράσινο, ανοιχτό πράσινο, dark green, light green, olive, khaki, green',
  'ροζ, σάπιο μήλο, τριανταφυλλί, τριαντάφυλλο, ροζέ, ανοιχτό ροζ, light pink, pale pink, pink',
  'μπλε, πετρόλ, τιρκουάζ, τυρκουάζ, petrol, teal, turquoise, γαλάζιο, γαλανό, γαλάζια, θαλασσί, bleu, blue',
  'μπλε σκούρο, σκούρο μπλε, ναυτικό μπλε, μπλε μαρέν, navy blue, dark blue, midnight blue, navy',
  'κότσινα, κόκκινα, red',
  'τζίτρινα, κίτρινα, κεχριμπαρένια, κεχριμπάρι, yellow, amber',
  'φιμέ, smoky, smoke',
  'μαύρα, schwarz, schwarze, noir, noires, nero, neri, negras, черные, чёрные, czarne, negru, negri, черни, чорні, שחור, שחורים, black',
  'μελί, μελιού, καραμελέ, καραμέλα, μουσταρδί, κίτρινα, yellow, caramel, mustard, honey',
  'σαμπάνια, nude, σαμπανιζέ, σαμπανί, champagne',
  'μπορντό, βυσσινί, κρασί, bordeaux, maroon, wine, burgundy',
  'πορτοκαλί, κεραμιδί, brick, orange, terracotta',
  'πορτοκαλί, orange, rust',
  'μπεζ, εκρού, ecru, nude, beige',
]

const LENSES = [
  'πολωτικά, πολαριζαρισμένα, πολαριζέ, πόλωση, πόλωσης, πόλαροϊντ, πολαρόιντ, ψάρεμα, ψαράδες, βάρκα, σκάφος, αντανακλάσεις, glare, polarisiert, polarisées, polarizzati, поляризационные, поляризованные, поляризирани, поляризовані, polaryzacyjne, polarizați, polarizati, polarizate, מקוטב, מקוטבים, boat, boating, fisherman, fishing, polaroid, polarized, polarised',
  'καθρέφτης, καθρεφτένια, mirror, mirrored',
]

const KINDS = [
  'οράσεως, όρασης, βαθμούς, rx, readers, reader, διαβάσματος, διάβασμα, μυωπίας, πρεσβυωπίας, συνταγής, υπολογιστή, οθόνη, μπλε φως, μπλε φωτός, γραφείο, γραφείου, τηλεόραση, television, tv, blue light, blue cut, anti blue, laptop, pc, λάπτοπ, κινητό, tablet, computer, screen, gaming, office, read, book, books, βιβλίο, βιβλία, reading, διαβάζω, θκιαβάζω, prescription, Lesebrille, lunettes vue, occhiali vista, vista, eyeglass, eyeglasses, spectacles, specs, myopia, presbyopia, optical',
  'υπερμετρωπία, hyperopia, short sighted, shortsighted, near sighted, nearsighted, long sighted, longsighted, far sighted, farsighted, optical',
  'gafas, ochki, gözlük, oculos, óculos, نظارات, nadarat, glasses',
  'gafas sol, oculos sol, óculos sol, solnechnye ochki, solnechnye, mishkafei shemesh, نظارات شمسية, nadarat shamsia, zonnebril, zonnebrillen, solbriller, solglasögon, napszemüveg, sunglasses',
  'vue, graduadas, occhiali vista, vista, optical',
  'γυαλάκια, γυαλούι, γυαλούδι, ματογυάλια, ομματογυάλια, очки, оправа, glasses',
  'okulary, okularów, oprawki, ochelari, очков, окулярів, למשקפיים, ramă, rame, очила, рамки, окуляри, משקפיים, מסגרת, Gestell, Brillengestell, monture, montures, montatura, glasses',
  'okulary przeciwsłoneczne, przeciwsłoneczne, ochelari soare, soare, слънчеви, сонцезахисні, שמש, משקפי שמש, sunglasses',
  'ηλίου, ήλιος, ήλιο, παραλία, καλοκαίρι, καλοκαιρινά, διακοπές, beach, seaside, summer, holiday, holidays, vacation, shades, sunnies, Sonnenbrille, Sonnenbrillen, soleil, occhiali sole, sole, солнцезащитные, солнечные, sunglass, sunglasses',
  'αθλητικά, σπορ, τρέξιμο, ποδηλασία, ποδήλατο, γκολφ, τένις, πάντελ, τρίαθλο, σκι, ορειβασία, βουνό, πεζοπορία, ιστιοπλοΐα, sailor, sailors, γιοτ, σκίπερ, skipper, yacht, yachting, running, golf, tennis, padel, triathlon, bike, hiking, mountain, cycling, skiing, ski, sailing, sports, sport',
  'μαραθώνιος, μαραθώνιο, τζόκινγκ, χιόνι, χιονοδρομικό, χιονοδρομία, Τρόοδος, αναρρίχηση, σνόουμπορντ, κυνήγι, σερφ, καγιάκ, κωπηλασία, βόλεϊ, γυμναστήριο, ποδηλάτης, ποδηλάτες, δρομείς, marathon, jogging, runner, runners, cyclist, cyclists, cycle, biking, snow, snowboard, snowboarding, mountaineering, climbing, trail, hunting, shooting, cricket, volleyball, surf, surfing, kayak, rowing, sup, gym, workout, fitness, athletic, sport',
  'παιδικά, κοριτσίστικα, αγορίστικα, παιδιά, παιδί, παιδάκι, Kinder, enfant, enfants, bambini, детские, αγοράκι, κοριτσάκι, νήπιο, μαθητής, μαθητές, σχολείο, σχολικά, εγγονάκι, εγγόνι, εγγονός, εγγονή, γιο, γιον, γιος, κόρη, μιτσής, μιτσή, μιτσιά, κοπελλούι, κοπελλούθκια, κορού, κορούα, kid, schoolchild, school, grandchild, grandson, granddaughter, grandkids, son, daughter, αγόρι, αγόρια, κορίτσια, κορίτσι, μωρό, μωρά, μωρού, βρεφικά, εφηβικά, έφηβος, child, children, baby, toddler, teen, teens, teenager, teenagers, teenage, boy, boys, girls, junior, kids',
  'Kinderbrille, dziecięce, copii, детски, дитячі, ילדים, morouthkia, μωρουδιακά, μωρουδίστικα, βαφτιστήρι, βαφτισιμιός, βαφτιστικός, βαφτιστικό, godchild, godson, goddaughter, δημοτικό, νηπιαγωγείο, παιδικά',
  'γυναικεία, Damen, dama, damă, damskie, дамски, жіночі, נשים, femme, femmes, donna, женские, γεναίτζια, γεναίκα, κοπέλα, γιαγιά, γυναίκα, γυναικών, κυρίες, κυρία, ladies, lady, woman, female, her, mum, mother, wife, girlfriend, sister, aunt, αδερφή, αδελφή, θεία, grandma, grandmother, granny, μαμά, μητέρα, μάνα, σύζυγος, women',
  'ανδρικά, Herren, męskie, bărbați, barbati, мъжки, чоловічі, גברים, homme, hommes, uomo, мужские, αντρικά, αντρίτζια, αντρίκια, παππούς, παππού, άνδρες, άνδρας, άντρες, άντρας, ανδρών, gents, gentlemen, man, male, him, dad, father, husband, boyfriend, brother, uncle, αδερφός, αδελφός, αδερφό, θείος, θείο, gent, guy, guys, grandpa, granddad, grandad, grandfather, μπαμπάς, πατέρας, men',
  'στενά, στενός, μικρόσωμη, μικρόσωμος, μικροσκοπικά, μικρά, στενό πρόσωπο, λεπτό πρόσωπο, μικρό πρόσωπο, μικρό κεφάλι, small face, thin face, narrow face, small head, small, smaller, smallest, μικρότερα, slim, skinny, tiny, petite, slimmest, narrowest, narrow',
  'μεσαία, μεσαίος, medium',
  'φαρδιά, φαρδύς, πλατιά, πλατύς, μεγάλα, τεράστια, φαρδύ πρόσωπο, μεγάλο πρόσωπο, φαρδύ κεφάλι, μεγάλο κεφάλι, πλατύ πρόσωπο, πλατύ κεφάλι, wide face, big face, large face, wide head, big head, large head, extra wide, extra large, larger, largest, bigger, biggest, μεγαλύτερα, large, big, huge, oversize, oversized, xl, widest, wide',
  'ελαφριά, ελαφρύς, ελαφρύτερα, ανάλαφρα, πανάλαφρα, πουπουλένια, light, lighter, lightest, light weight, ultralight, featherweight, lightweight',
  'μεγάλη μύτη, φαρδιά μύτη, πλατιά μύτη, φαρδιά γέφυρα, μεγάλη γέφυρα, big nose, large nose, wide nose, wide bridge, large bridge, widebridge',
  'στενή μύτη, μικρή μύτη, λεπτή μύτη, στενή γέφυρα, μικρή γέφυρα, small nose, narrow nose, thin nose, narrow bridge, small bridge, narrowbridge',
  'πολυεστιακοί, πολυεστιακά, προοδευτικοί, διπλοεστιακοί, διπλεστιακοί, varifocal, varifocals, multifocal, multifocals, progressives, bifocal, bifocals, progressive',
  'θήκη, Etui, Brillenetui, custodia, чехол, чохол, футляр, futerał, toc, husă, калъф, נרתיק, θηκ, thik, thikes, 8hk, 8hkes, θηκάκι, κουτί, κουτίν, κουτάκι, πουγκί, πουγκάκι, étui, box, cover, case, pouch',
  'αλυσίδα, αλυσιδάκι, chain',
  'κορδόνι, κορδονάκι, λουράκι, neck strap, neck cord, strap, lanyard, string, strings, cord',
  'πανάκι, πανί, παννίν, πανίν, μαντηλάκι, πανάκι καθαρισμού, πανί καθαρισμού, μαντηλάκια, wipe, wipes, wiping, fabric, σκουπίζω, cleaning cloth, microfibre cloth, cloth, cloths',
  'καθαρισμού, καθαρίζω, καθαρίζονται, καθαρίσω, καθαρισμός, καθάρισμα, καθαριστικό, υγρό καθαρισμού, υγρό φακών, cleaning fluid, cleaning liquid, cleaning solution, σπρέι, σπρέυ, spray, cleaner, cleaning',
]

/** What products are filed under by `selectionWords`. */
const SELECTIONS = [
  'νέα, νέοι, νέες παραλαβές, παραλαβές, τζαινούρκα, just landed, just in, just arrived, φετινά, νέες αφίξεις, νέα συλλογή, καινούρια, καινούργια, καινούργιοι, this season, brand new, new in, new arrivals, new collection, arrivals, latest, newest, new',
  'δημοφιλή, δημοφιλέστερα, ευπώλητα, πουλάνε περισσότερο, πουλιούνται περισσότερο, most popular, top selling, top sellers, best seller, best sellers, seller, sellers, bestselling, selling, πουλημένα, popular, bestseller',
  'προσφορές, προσφορά, εκπτώσεις, έκπτωση, εκπτωτικά, μειωμένα, μειωμένες τιμές, μειωμένη τιμή, half price, μισή τιμή, μισοτιμής, ευκαιρίες, ευκαιρία, ξεπούλημα, reduced price, reduced prices, bargain, bargains, clearance, promotion, promo, offers, offer, sales, discount, discounts, discounted, reduced, outlet, black friday, sale',
  'οδήγηση, οδήγησης, οδηγώ, οδηγός, αυτοκίνητο, drive, driver, drivers, driving',
]

/** Models and brands as they are pronounced. */
const NAMES = [
  'ηλιανός, ilianos, helianos',
  'οτάβια, ottavia',
  'μπρέντσι, brenzi',
  'λήδρα, lidra, ledra',
  'μαϊστράλι, μαΐστρος, maistrali, maestrale',
  'ασουγουά, ασούα, asuwa',
  'επτάντ, heptade',
  'λάντλοου, ludlow',
  'μάρτσμοντ, marchmont',
  'νουαζέτ, noisette',
  'φιέλντε, fjelde',
  'σελήνη, selene',
  'χαρτενάου, hartenau',
  'κορσαβέντο, κόρσα βέντο, corsa vento, corsavento',
  'γκριγιόν, grillon',
  'πτι, πετί, petit',
  'τάλοου, talow, tallow',
  'ρεν, wren',
  'κουέι, quay',
  'μπέργκελιντ, bergelind',
  'τεζολούζ, τεχολούθ, tejo luz, tejoluz',
]

/** Countries of makers, as the word under which products are filed: the English name of the country. */
const ORIGINS = [
  'ιταλικά, ιταλικός, italian, italy',
  'γαλλικά, γαλλικός, french, france',
  'ελληνικά, ελληνικός, Ελλάδα, greek, greece',
  'κυπριακά, κυπριακός, κυπριακής, cypriot, madeincyprus',
  'γερμανικά, γερμανικός, Γερμανία, german, germany',
  'ιαπωνικά, ιαπωνικός, γιαπωνέζικα, γιαπωνέζικος, Ιαπωνία, japanese, japan',
  'πορτογαλικά, πορτογαλέζικα, πορτογαλικός, Πορτογαλία, portuguese, portugal',
  'δανέζικα, δανέζικος, δανικά, Δανία, danish, denmark',
  'αυστριακά, αυστριακός, Αυστρία, austrian, austria',
  'αμερικάνικα, αμερικανικά, αμερικανικός, Αμερική, american, america, usa, united states',
  'αγγλικά, αγγλικός, εγγλέζικα, βρετανικά, βρετανικός, english, british, england, uk, united kingdom',
  'σκανδιναβικά, σκανδιναβικός, scandinavian, nordic, denmark',
]

/** What opticians and shoppers call the same, in both languages. */
export const DEFAULT_SYNONYMS: readonly SynonymGroup[] = [
  ...SHAPES,
  ...MATERIALS,
  ...COLOURS,
  ...LENSES,
  ...KINDS,
  ...SELECTIONS,
  ...NAMES,
  ...ORIGINS,
].map((group) => ({ words: group }))
