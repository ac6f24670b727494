import type { Landing } from '../../contract/landings.ts'

/** Pages for what many people look for, each with its own text. Slugs stay: other sites link to them. */
export const LANDINGS: readonly Landing[] = [
  {
    slug: 'round-tortoise-sunglasses',
    title: 'Round tortoise sunglasses',
    titleEl: 'Στρογγυλά γυαλιά ηλίου ταρταρούγα',
    description: 'Round sunglasses in tortoise acetate, to order online or to try on in our stores in Cyprus.',
    descriptionEl:
      'Στρογγυλά γυαλιά ηλίου σε ταρταρούγα, με παραγγελία online ή δοκιμή στα καταστήματά μας στην Κύπρο.',
    text: 'Tortoise suits more faces than black: its browns are softer beside skin and hair, and no two fronts are alike, for the pattern is cut from a block of acetate. A round lens softens a square jaw; if your face is round itself, look for a frame that is a little wider than your cheeks.',
    textEl:
      'Η ταρταρούγα κολακεύει περισσότερα πρόσωπα από το μαύρο: τα καφέ της είναι πιο απαλά δίπλα στο δέρμα και τα μαλλιά, και κανένας σκελετός δεν είναι ίδιος με άλλον, αφού το σχέδιο κόβεται από πλάκα ασετάτ. Ο στρογγυλός φακός μαλακώνει ένα τετράγωνο σαγόνι· αν το πρόσωπό σας είναι στρογγυλό, διαλέξτε σκελετό λίγο πιο φαρδύ από τα ζυγωματικά.',
    filters: { category: 'sunglasses', shape: 'round', colorFamily: 'tortoise' },
    near: { category: 'sunglasses', colorFamily: 'tortoise' },
  },
  {
    slug: 'round-acetate-glasses',
    title: 'Round acetate glasses',
    titleEl: 'Κοκάλινα στρογγυλά γυαλιά',
    description: 'Round glasses in acetate for sun and sight, fitted by opticians in Nicosia, Limassol and Paphos.',
    descriptionEl:
      'Κοκάλινα στρογγυλά γυαλιά οράσεως και ηλίου, με εφαρμογή από οπτικούς σε Λευκωσία, Λεμεσό και Πάφο.',
    text: 'What people call bone frames have been made of acetate for a hundred years: a material from cotton that takes deep colours and can be warmed and bent to your ears. Round acetate frames carry strong lenses well, since a small round lens keeps its edge thin.',
    textEl:
      'Τα κοκάλινα γυαλιά φτιάχνονται εδώ και έναν αιώνα από ασετάτ, ένα υλικό από βαμβάκι που παίρνει βαθιά χρώματα και ζεσταίνεται για να προσαρμοστεί στα αυτιά σας. Οι στρογγυλοί κοκάλινοι σκελετοί σηκώνουν καλά και μεγάλους βαθμούς, γιατί ο μικρός στρογγυλός φακός κρατά λεπτή την άκρη του.',
    filters: { shape: 'round', q: 'acetate' },
    near: { shape: 'panto' },
  },
  {
    slug: 'cat-eye-glasses',
    title: 'Cat-eye glasses',
    titleEl: 'Γατίσια γυαλιά',
    description: 'Cat-eye sunglasses and optical frames with the lift at the temples, in black, tortoise and rose.',
    descriptionEl: 'Γατίσια γυαλιά ηλίου και οράσεως, με ανασηκωμένες γωνίες, σε μαύρο, ταρταρούγα και ροζ.',
    text: 'The upper corners rise, and with them the look of the whole face. A cat-eye balances a narrow chin and draws the eye to the cheekbones. Choose a shallow one for every day and a deep one for the sun.',
    textEl:
      'Οι πάνω γωνίες ανασηκώνονται και μαζί τους όλη η έκφραση του προσώπου. Το γατίσιο σχήμα ισορροπεί ένα στενό πιγούνι και τονίζει τα ζυγωματικά. Διαλέξτε ένα χαμηλό για κάθε μέρα και ένα βαθύ για τον ήλιο.',
    filters: { shape: 'cat-eye' },
    near: { shape: 'butterfly' },
  },
  {
    slug: 'aviator-sunglasses',
    title: 'Aviator sunglasses',
    titleEl: 'Γυαλιά ηλίου aviator',
    description: 'Aviator sunglasses in metal, with plain, polarised or mirrored lenses. Delivered across Cyprus.',
    descriptionEl:
      'Γυαλιά ηλίου aviator από μέταλλο, με απλούς, πολωτικούς ή καθρεφτένιους φακούς. Παράδοση σε όλη την Κύπρο.',
    text: 'The drop-shaped lens was drawn for pilots, who look down at instruments as often as up into the light. It covers the eye all round, so it is a good choice for the sea and for driving by day. The pads can be set, and our opticians do so without charge.',
    textEl:
      'Ο φακός σε σχήμα σταγόνας σχεδιάστηκε για πιλότους, που κοιτούν τα όργανα τόσο συχνά όσο και το φως. Καλύπτει το μάτι ολόγυρα, γι’ αυτό είναι καλή επιλογή για τη θάλασσα και για οδήγηση την ημέρα. Τα πέλματα της μύτης ρυθμίζονται, και οι οπτικοί μας το κάνουν δωρεάν.',
    filters: { category: 'sunglasses', shape: 'aviator' },
    near: { category: 'sunglasses', q: 'metal' },
  },
  {
    slug: 'polarised-sunglasses',
    title: 'Polarised sunglasses',
    titleEl: 'Πολωτικά γυαλιά ηλίου',
    description: 'Polarised sunglasses against glare from sea and road, for every day and for sport.',
    descriptionEl:
      'Πολωτικά γυαλιά ηλίου για τις αντανακλάσεις της θάλασσας και του δρόμου, για κάθε μέρα και για σπορ.',
    text: 'Light that bounces off water or asphalt swings in one direction, and a polarised lens stops just that. The sea becomes clear, the road restful. Some screens look dark through them, so hold your phone beside the lens when you try a pair.',
    textEl:
      'Το φως που αντανακλάται στο νερό ή στην άσφαλτο ταλαντώνεται σε μία διεύθυνση, και ο πολωτικός φακός σταματά ακριβώς αυτήν. Η θάλασσα φαίνεται καθαρή, ο δρόμος ξεκούραστος. Κάποιες οθόνες σκοτεινιάζουν πίσω τους: όταν τα δοκιμάζετε, κοιτάξτε και το κινητό σας.',
    filters: { polarised: 'yes' },
    near: { category: 'sunglasses', isBestseller: true },
  },
  {
    slug: 'titanium-glasses',
    title: 'Titanium glasses',
    titleEl: 'Γυαλιά από τιτάνιο',
    description: 'Light frames in titanium for sight and sun, by makers from Japan and Denmark.',
    descriptionEl: 'Ελαφριοί σκελετοί από τιτάνιο, οράσεως και ηλίου, από κατασκευαστές της Ιαπωνίας και της Δανίας.',
    text: 'Titanium is as strong as steel at about half the weight, holds no nickel, and does not mind sweat or salt. You pay for the work: it is hard to solder and to polish. If a frame leaves marks on your nose by evening, try one of these.',
    textEl:
      'Το τιτάνιο είναι ανθεκτικό όσο το ατσάλι με το μισό περίπου βάρος, δεν περιέχει νικέλιο και δεν φοβάται τον ιδρώτα και το αλάτι. Πληρώνετε τη δουλειά: δύσκολα κολλιέται και γυαλίζεται. Αν ο σκελετός σας αφήνει σημάδια στη μύτη ως το βράδυ, δοκιμάστε έναν από αυτούς.',
    filters: { q: 'titanium' },
    near: { frameType: 'rimless' },
  },
  {
    slug: 'narrow-frames',
    title: 'Frames for narrow faces',
    titleEl: 'Σκελετοί για στενό πρόσωπο',
    description: 'Frames up to 128 mm wide, for narrow faces. Measure a pair you own and compare the numbers.',
    descriptionEl: 'Σκελετοί με πλάτος έως 128 χιλιοστά, για στενό πρόσωπο. Μετρήστε ένα ζευγάρι σας και συγκρίνετε.',
    text: 'A frame that is too wide slides, and your eyes sit too far inside its lenses. These are at most 128 mm from end to end. Not sure? Lay a ruler across a pair that fits you, or let the fit finder work it out.',
    textEl:
      'Ένας πολύ φαρδύς σκελετός γλιστρά, και τα μάτια σας πέφτουν πολύ μέσα στους φακούς. Αυτοί έχουν πλάτος το πολύ 128 χιλιοστά από άκρη σε άκρη. Δεν είστε σίγουροι; Μετρήστε με χάρακα ένα ζευγάρι που σας κάνει ή αφήστε το εργαλείο εφαρμογής να το υπολογίσει.',
    filters: { size: 'narrow' },
    near: { size: 'medium', isBestseller: true },
  },
  {
    slug: 'optical-frames-under-200',
    title: 'Optical frames under €200',
    titleEl: 'Σκελετοί οράσεως κάτω από 200 €',
    description: 'Optical frames up to €200, VAT included, with prescription lenses made by our opticians.',
    descriptionEl: 'Σκελετοί οράσεως έως 200 €, με ΦΠΑ, και φακοί με τη συνταγή σας από τους οπτικούς μας.',
    text: 'The price of a frame says little about how it will look on you. All of these come from the same brands as our dearest ones and are fitted with the same care. Lenses are chosen and priced on the frame’s own page.',
    textEl:
      'Η τιμή ενός σκελετού λίγα λέει για το πώς θα σας πάει. Όλοι αυτοί είναι από τις ίδιες μάρκες με τους ακριβότερούς μας και εφαρμόζονται με την ίδια φροντίδα. Οι φακοί επιλέγονται και τιμολογούνται στη σελίδα κάθε σκελετού.',
    filters: { category: 'optical-frames', maxPrice: 200 },
    near: { category: 'optical-frames', maxPrice: 250 },
  },
  {
    slug: 'gold-optical-frames',
    title: 'Gold optical frames',
    titleEl: 'Χρυσοί σκελετοί οράσεως',
    description: 'Thin optical frames in gold and pale gold: round, oval and hexagonal, in metal and titanium.',
    descriptionEl:
      'Λεπτοί σκελετοί οράσεως σε χρυσό και ανοιχτό χρυσό: στρογγυλοί, οβάλ και εξάγωνοι, από μέταλλο και τιτάνιο.',
    text: 'A thin gold line is the quietest frame there is. Yellow gold goes with warm skin and brown hair, pale gold with nearly everyone. Look at the pads and hinges too: on metal they are what you feel.',
    textEl:
      'Μια λεπτή χρυσή γραμμή είναι ο πιο διακριτικός σκελετός. Το κίτρινο χρυσό ταιριάζει σε θερμό δέρμα και καστανά μαλλιά, το ανοιχτό σχεδόν σε όλους. Προσέξτε και τα πέλματα και τους μεντεσέδες: στο μέταλλο, αυτά είναι που νιώθετε.',
    filters: { category: 'optical-frames', colorFamily: 'gold' },
    near: { category: 'optical-frames', colorFamily: 'silver' },
  },
  {
    slug: 'kids-sunglasses',
    title: 'Kids’ sunglasses',
    titleEl: 'Παιδικά γυαλιά ηλίου',
    description: 'Sunglasses for children with full UV protection, light and hard to break.',
    descriptionEl: 'Παιδικά γυαλιά ηλίου με πλήρη προστασία UV, ελαφριά και ανθεκτικά.',
    text: 'Children’s eyes let more ultraviolet through than ours, and children are outside more. A pair must fit: it should neither slide nor press behind the ears. Bring them in, and we bend the temples while they choose the colour.',
    textEl:
      'Τα μάτια των παιδιών αφήνουν να περνά περισσότερη υπεριώδης ακτινοβολία από τα δικά μας, και τα παιδιά είναι περισσότερο έξω. Τα γυαλιά πρέπει να εφαρμόζουν: ούτε να γλιστρούν ούτε να πιέζουν πίσω από τα αυτιά. Φέρτε τα παιδιά, και ρυθμίζουμε τους βραχίονες όσο διαλέγουν χρώμα.',
    filters: { category: 'kids', q: 'sunglasses' },
    near: { category: 'kids' },
  },
]
