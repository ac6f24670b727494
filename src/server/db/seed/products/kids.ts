import { model } from '../model.ts'
import type { SeedProduct } from '../seed-product.ts'

const kids = { category: 'kids', brand: 'Petit Grillon', gender: 'kids' } as const

export const KIDS: SeedProduct[] = [
  ...model(
    {
      ...kids,
      model: 'noisette',
      sku: 'PGR-NOI',
      name: 'Noisette Round',
      shape: 'round',
      material: 'acetate',
      priceCents: 9900,
      mm: [42, 38, 16, 125, 110, 15],
    },
    [
      {
        color: 'honey',
        code: 'HON',
        words: ['Honey', 'μελί'],
        stock: 16,
        isBestseller: true,
        en: 'For about five to seven years of age, with a low bridge that stays put on a small nose. Spring hinges survive being taken off with one hand.',
        el: 'Για παιδιά περίπου πέντε έως επτά ετών, με χαμηλή γέφυρα που στέκεται σε μικρή μύτη. Οι μεντεσέδες με ελατήριο αντέχουν όταν τα βγάζουν με το ένα χέρι.',
      },
      {
        color: 'aegean',
        code: 'AEG',
        words: ['Swimming Pool', 'γαλάζιο'],
        stock: 9,
        en: 'Cheerful see-through blue, chosen by children more often than by parents. The round lens leaves no corner to dig into a cheek.',
        el: 'Χαρούμενο διάφανο μπλε, που το διαλέγουν πιο συχνά τα παιδιά παρά οι γονείς. Ο στρογγυλός φακός δεν έχει γωνία να πιέζει το μάγουλο.',
      },
    ],
  ),
  ...model(
    {
      ...kids,
      model: 'matelot',
      sku: 'PGR-MAT',
      name: 'Matelot',
      shape: 'rectangle',
      material: 'nylon',
      priceCents: 8900,
      mm: [46, 32, 15, 130, 117, 13],
    },
    [
      {
        color: 'navy',
        code: 'NAV',
        words: ['Navy', 'μπλε μαρίν'],
        stock: 25,
        en: 'Injected nylon bends and comes back, which matters on a school yard. Sized for eight to eleven, with temples that can be shortened by a centimetre.',
        el: 'Το νάιλον λυγίζει και επανέρχεται, πράγμα χρήσιμο στο προαύλιο. Για ηλικίες οκτώ έως έντεκα, με βραχίονες που κονταίνουν έναν πόντο.',
      },
      {
        color: 'rose',
        code: 'ROS',
        words: ['Raspberry Milk', 'ροζ φράουλα'],
        stock: 13,
        discountPriceCents: 7100,
        en: 'Milky pink in the same unbreakable nylon. Light enough that it is not pushed down during homework.',
        el: 'Απαλό ροζ στο ίδιο ανθεκτικό νάιλον. Είναι τόσο ελαφρύ που δεν κατεβαίνει στη μύτη την ώρα της μελέτης.',
      },
    ],
  ),
  ...model(
    {
      ...kids,
      model: 'calin',
      sku: 'PGR-CAL',
      name: 'Câlin Panto',
      shape: 'panto',
      material: 'bio-acetate',
      priceCents: 11500,
      mm: [44, 38, 17, 130, 115, 17],
    },
    [
      {
        color: 'terracotta',
        code: 'TER',
        words: ['Clay', 'κεραμιδί'],
        stock: 10,
        en: "A small version of a grown-up panto, drawn anew for a child's wider-set nose. Plant-based acetate, smooth wherever it meets skin.",
        el: 'Ένα πάντο σαν των μεγάλων, σχεδιασμένο από την αρχή για την παιδική μύτη. Φυτικό ασετάτ, λείο παντού όπου ακουμπά το δέρμα.',
      },
      {
        color: 'sage',
        code: 'SAG',
        words: ['Pistachio', 'φιστικί'],
        stock: 11,
        isNew: true,
        en: 'Pistachio green that goes with every school uniform on the island. The deep lens keeps the pupil centred while the child looks up at the board.',
        el: 'Φιστικί που πάει με κάθε σχολική στολή του νησιού. Ο ψηλός φακός κρατά την κόρη στο κέντρο όταν το παιδί κοιτάζει τον πίνακα.',
      },
    ],
  ),
  ...model(
    {
      ...kids,
      model: 'galet',
      sku: 'PGR-GAL',
      name: 'Galet Sun',
      shape: 'square',
      material: 'nylon',
      priceCents: 6900,
      mm: [45, 36, 16, 125, 115, 16],
      filterCategory: 3,
      polarised: false,
    },
    [
      {
        color: 'ivory',
        code: 'IVO',
        words: ['Pebble', 'μπεζ'],
        lensColor: 'grey',
        stock: 28,
        en: 'Real sunglasses for the beach years: category 3 and UV400, not toys. Rounded corners and no metal, so sand and salt do little harm.',
        el: 'Αληθινά γυαλιά ηλίου για τα χρόνια της παραλίας, με φίλτρο κατηγορίας 3 και UV400, όχι παιχνίδι. Στρογγυλεμένες γωνίες και καθόλου μέταλλο, για να μη φοβάται άμμο και αλάτι.',
      },
      {
        color: 'navy',
        code: 'NAV',
        words: ['Little Wave', 'μπλε'],
        lensColor: 'brown',
        stock: 3,
        en: 'Brown lenses in a blue frame, polarised by request at our stores. A loop at each tip takes a cord for the boat.',
        el: 'Καφέ φακοί σε μπλε σκελετό, με πολωτικούς φακούς κατόπιν παραγγελίας στα καταστήματά μας. Μια θηλιά σε κάθε άκρη παίρνει κορδόνι για το σκάφος.',
      },
    ],
  ),
]
