import type { enVocabulary } from './en-vocabulary.ts'
import type { Translation } from './translation.ts'

export const elVocabulary = {
  weekdays: 'Κυρ Δευ Τρι Τετ Πεμ Παρ Σαβ',
  materials: {
    acetate: 'Ασετάτ',
    'bio-acetate': 'Βιοασετάτ',
    metal: 'Μέταλλο',
    titanium: 'Τιτάνιο',
    mixed: 'Ασετάτ και μέταλλο',
    nylon: 'Νάιλον',
    leather: 'Δέρμα',
    microfibre: 'Μικροΐνες',
    silk: 'Μετάξι',
    cotton: 'Βαμβάκι',
    glass: 'Γυαλί',
  },
  lensColors: {
    clear: 'Διάφανος',
    grey: 'Γκρι',
    brown: 'Καφέ',
    green: 'Πράσινος',
    blue: 'Μπλε',
    amber: 'Κεχριμπαρένιος',
    rose: 'Ροζ',
    'silver-mirror': 'Ασημί καθρέφτης',
    'gold-mirror': 'Χρυσός καθρέφτης',
  },
  filterCategories: {
    0: '0: διάφανος ή πολύ ελαφρύς χρωματισμός. Για εσωτερικούς χώρους και συννεφιά· κατάλληλος για οδήγηση.',
    1: '1: ελαφρύς χρωματισμός, για ήπιο ήλιο. Ακατάλληλος για οδήγηση τη νύχτα.',
    2: '2: μέτριος χρωματισμός, για συνηθισμένη ηλιοφάνεια. Ακατάλληλος για οδήγηση τη νύχτα.',
    3: '3: σκούρος χρωματισμός, για έντονο ήλιο και παραλία. Ακατάλληλος για οδήγηση τη νύχτα.',
    4: '4: πολύ σκούρος χρωματισμός, για πολύ δυνατή αντηλιά στη θάλασσα ή στο χιόνι. Ακατάλληλος για οδήγηση.',
  },
} as const satisfies Translation<typeof enVocabulary>
