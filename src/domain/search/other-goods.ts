import type { UnstockedRow } from './unstocked-row.ts'

const goods = (name: string, nameEl: string, spellings: string): UnstockedRow => ({
  name,
  nameEl,
  spellings,
  like: null,
})

/** Goods of other shops, so that no second word of such a search (`wine glasses`, `silver ring`) finds eyewear. */
export const OTHER_GOODS: readonly UnstockedRow[] = [
  goods(
    'shoes',
    'παπούτσια',
    'shoe, shoes, sneaker, sneakers, trainers, boots, sandals, παπούτσι, παπούτσια, παπουτσιών, μπότες, σανδάλια',
  ),
  goods(
    'bags',
    'τσάντες',
    'bag, bags, handbag, handbags, backpack, backpacks, suitcase, τσάντα, τσάντες, τσάντας, σακίδιο, βαλίτσα',
  ),
  goods('wallets', 'πορτοφόλια', 'wallet, wallets, purse, purses, πορτοφόλι, πορτοφόλια'),
  goods(
    'sleep masks',
    'μάσκες ύπνου',
    'sleep mask, sleep masks, sleeping mask, eye mask, eye masks, μάσκα ύπνου, μάσκες ύπνου',
  ),
  goods('watches', 'ρολόγια', 'watch, watches, smartwatch, wristwatch, ρολόι, ρολόγια, ρολόι χειρός'),
  goods(
    'jewellery',
    'κοσμήματα',
    'jewellery, jewelry, earrings, earring, bracelet, bracelets, necklace, necklaces, σκουλαρίκια, σκουλαρίκι, βραχιόλι, βραχιόλια, κολιέ, κόσμημα, κοσμήματα',
  ),
  goods('hats', 'καπέλα', 'hat, hats, cap, caps, beanie, καπέλο, καπέλα, σκούφος'),
  goods('belts', 'ζώνες', 'belt, belts, ζώνη, ζώνες'),
  goods(
    'scarves and gloves',
    'κασκόλ και γάντια',
    'scarf, scarves, glove, gloves, κασκόλ, φουλάρι, φουλάρια, γάντι, γάντια',
  ),
  goods(
    'garments',
    'ρούχα',
    'clothing, dress, dresses, t shirt, t shirts, tshirt, tshirts, shirt, shirts, jacket, jackets, jeans, trousers, swimsuit, bikini, ρούχα, φόρεμα, φορέματα, μπλούζα, μπλούζες, πουκάμισο, πουκάμισα, μπουφάν, παντελόνι, παντελόνια, μαγιό',
  ),
  goods('rings', 'δαχτυλίδια', 'ring, rings, wedding ring, δαχτυλίδι, δαχτυλίδια, βέρα, βέρες'),
  goods(
    'umbrellas',
    'ομπρέλες',
    'umbrella, umbrellas, parasol, ομπρέλα, ομπρέλες, ομπρέλα θαλάσσης, ομπρέλες θαλάσσης',
  ),
  goods('perfumes', 'αρώματα', 'perfume, perfumes, fragrance, cologne, άρωμα, αρώματα, κολόνια'),
  goods(
    'cosmetics and sunscreen',
    'καλλυντικά και αντηλιακά',
    'sunscreen, sun cream, sunblock, sun lotion, face cream, hand cream, body lotion, moisturiser, moisturizer, shampoo, makeup, make up, lipstick, αντηλιακό, αντηλιακά, κρέμα προσώπου, κρέμα ματιών, eye cream, κρέμα χεριών, καλλυντικά, μακιγιάζ, κραγιόν, σαμπουάν',
  ),
  goods(
    'glasses for drinks',
    'ποτήρια',
    'wine glass, wine glasses, drinking glass, drinking glasses, pint glass, pint glasses, ποτήρι, ποτήρια, ποτήρια κρασιού',
  ),
  goods(
    'lamps',
    'φωτιστικά',
    'lamp, lamps, ring light, light bulb, light bulbs, reading lamp, desk lamp, λάμπα, λάμπες, φωτιστικό, φωτιστικά',
  ),
  goods(
    'mirrors for the home',
    'καθρέφτες για το σπίτι',
    'wall mirror, wall mirrors, bathroom mirror, car mirror, καθρέφτης μπάνιου, καθρέφτης τοίχου, καθρέφτης αυτοκινήτου',
  ),
  goods(
    'phones and what belongs to them',
    'κινητά και αξεσουάρ κινητών',
    'iphone case, phone case, phone cases, laptop bag, laptop case, phone charger, charger, headphones, earphones, earbuds, airpods, θήκη κινητού, θήκες κινητού, θήκη κινητών, θήκη iphone, θήκη λάπτοπ, φορτιστής, ακουστικά',
  ),
  goods(
    'tyres and parts for cars',
    'λάστιχα και ανταλλακτικά αυτοκινήτων',
    'tyre, tyres, tires, windscreen, λάστιχα αυτοκινήτου, ελαστικά, παρμπρίζ αυτοκινήτου',
  ),
  goods(
    'gear for sports',
    'εξοπλισμό για σπορ',
    'golf club, golf clubs, golf balls, tennis racket, padel racket, ski boots, snowboard boots, μπαστούνια γκολφ, ρακέτα, ρακέτες, πέδιλα σκι',
  ),
  goods(
    'food and drink',
    'τρόφιμα και ποτά',
    'olive oil, frappe, water bottle, pizza, ελαιόλαδο, φραπέ, καφές φραπέ, πίτσα',
  ),
  goods(
    'tickets',
    'εισιτήρια',
    'ticket, tickets, flight, flights, airline tickets, εισιτήριο, εισιτήρια, αεροπορικά εισιτήρια, πτήσεις',
  ),
  goods(
    'books and toys',
    'βιβλία και παιχνίδια',
    'book shop, books, toy, toys, lego, βιβλίο, βιβλία, παιχνίδι, παιχνίδια',
  ),
  goods(
    'furniture',
    'έπιπλα',
    'sofa, armchair, mattress, furniture, έπιπλα, έπιπλο, καναπές, καρέκλα, καρέκλες, στρώμα',
  ),
]
