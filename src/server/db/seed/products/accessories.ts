import type { Color, Material } from '../../../../domain/eyewear.ts'
import type { SeedProduct } from '../seed-product.ts'

type Own = Pick<
  SeedProduct,
  'slug' | 'sku' | 'name' | 'nameEl' | 'description' | 'descriptionEl' | 'brand' | 'priceCents' | 'stock'
>

const accessory = (material: Material, color: Color, own: Own, marks: Partial<SeedProduct> = {}): SeedProduct => ({
  ...own,
  material,
  color,
  category: 'accessories',
  model: null,
  shape: null,
  frameType: null,
  gender: null,
  discountPriceCents: null,
  isNew: false,
  isBestseller: false,
  measurements: null,
  lensColor: null,
  filterCategory: null,
  uv400: null,
  polarised: null,
  ...marks,
})

export const ACCESSORIES: SeedProduct[] = [
  accessory(
    'leather',
    'brown',
    {
      slug: 'hard-case-chestnut',
      sku: 'KYP-CAS-CHE',
      name: 'Hard Case, Chestnut',
      nameEl: 'Σκληρή θήκη, καφέ',
      brand: 'Kyparos',
      priceCents: 6500,
      stock: 18,
      description:
        'Vegetable-tanned cowhide over a formed shell, stitched by hand in old Nicosia. Holds frames up to 148 mm wide and darkens handsomely with use.',
      descriptionEl:
        'Δέρμα φυτικής δέψης πάνω σε σκληρή βάση, ραμμένο στο χέρι στην παλιά Λευκωσία. Χωρά σκελετούς έως 148 χιλιοστά και σκουραίνει όμορφα με τη χρήση.',
    },
    { isBestseller: true },
  ),
  accessory('leather', 'black', {
    slug: 'hard-case-black',
    sku: 'KYP-CAS-BLK',
    name: 'Hard Case, Black',
    nameEl: 'Σκληρή θήκη, μαύρη',
    brand: 'Kyparos',
    priceCents: 6500,
    stock: 14,
    description:
      'The same shell in black calf with a lining of undyed suede. A magnet closes it without a click in a quiet room.',
    descriptionEl: 'Η ίδια θήκη με μαύρο μοσχαρίσιο δέρμα και επένδυση από άβαφο καστόρι. Κλείνει με μαγνήτη, αθόρυβα.',
  }),
  accessory('leather', 'terracotta', {
    slug: 'soft-pouch-terracotta',
    sku: 'KYP-POU-TER',
    name: 'Soft Pouch, Terracotta',
    nameEl: 'Μαλακό θηκάκι, κεραμιδί',
    brand: 'Kyparos',
    priceCents: 4200,
    stock: 20,
    description:
      'A flat pouch in thin goatskin, closed by a brass stud, for the inside pocket. It guards against scratches but not against being sat on.',
    descriptionEl:
      'Επίπεδο θηκάκι από λεπτό κατσικίσιο δέρμα με ορειχάλκινο κουμπί, για την εσωτερική τσέπη. Προστατεύει από γρατζουνιές, όχι όμως αν καθίσετε πάνω του.',
  }),
  accessory('silk', 'navy', {
    slug: 'silk-cord-navy',
    sku: 'ANT-COR-NAV',
    name: 'Silk Cord, Navy',
    nameEl: 'Μεταξωτό κορδόνι, μπλε μαρίν',
    brand: 'Anthemi',
    priceCents: 3800,
    stock: 22,
    description:
      'Braided silk from Soufli, 70 cm long, with loops that grip temples of any thickness. Soft at the back of the neck, even in July.',
    descriptionEl:
      'Πλεγμένο μετάξι από το Σουφλί, μήκους 70 εκατοστών, με θηλιές που πιάνουν κάθε βραχίονα. Μαλακό στον σβέρκο, ακόμη και τον Ιούλιο.',
  }),
  accessory(
    'metal',
    'gold',
    {
      slug: 'fine-chain-gold',
      sku: 'ANT-CHA-GLD',
      name: 'Fine Chain, Gold',
      nameEl: 'Λεπτή αλυσίδα, χρυσή',
      brand: 'Anthemi',
      priceCents: 7900,
      stock: 9,
      description:
        'Gilt links small enough to hang like thread. The silicone ends come off, so it can be worn as a necklace when the glasses stay home.',
      descriptionEl:
        'Επίχρυσοι κρίκοι τόσο λεπτοί που πέφτουν σαν νήμα. Τα άκρα σιλικόνης αφαιρούνται και φοριέται και ως κολιέ.',
    },
    { isNew: true },
  ),
  accessory('microfibre', 'aegean', {
    slug: 'lens-cloths-aegean',
    sku: 'HEL-CLO-AEG',
    name: 'Lens Cloths, Aegean',
    nameEl: 'Πανάκια φακών, θαλασσί',
    brand: 'Helianos',
    priceCents: 3500,
    stock: 40,
    description:
      'Three dense microfibre cloths, 20 by 20 cm, one for home, one for the car and one to lose. Wash at 40 degrees without softener.',
    descriptionEl:
      'Τρία πυκνά πανάκια μικροΐνας, 20 επί 20 εκατοστά: ένα για το σπίτι, ένα για το αυτοκίνητο κι ένα για να χαθεί. Πλένονται στους 40 βαθμούς χωρίς μαλακτικό.',
  }),
  accessory('glass', 'sage', {
    slug: 'cleaning-set-sage',
    sku: 'HEL-SET-SAG',
    name: 'Cleaning Set, Sage',
    nameEl: 'Σετ καθαρισμού, γκριζοπράσινο',
    brand: 'Helianos',
    priceCents: 3500,
    stock: 30,
    description:
      'A refillable glass spray of alcohol-free cleaner with a folded cloth. Safe for coated lenses, acetate and skin; it smells faintly of sage and then of nothing.',
    descriptionEl:
      'Γυάλινο σπρέι που ξαναγεμίζει, με καθαριστικό χωρίς οινόπνευμα και διπλωμένο πανάκι. Ασφαλές για επιστρώσεις, ασετάτ και δέρμα, με ελαφρύ άρωμα φασκόμηλου.',
  }),
]
