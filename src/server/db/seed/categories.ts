import { CATEGORY_IDS, type CategorySlug } from '../../../domain/eyewear.ts'

export interface SeedCategory {
  id: number
  slug: CategorySlug
  name: string
  nameEl: string
  description: string
  descriptionEl: string
}

const category = (slug: CategorySlug, name: string, nameEl: string, description: string, descriptionEl: string) => ({
  id: CATEGORY_IDS[slug],
  slug,
  name,
  nameEl,
  description,
  descriptionEl,
})

export const SEED_CATEGORIES: SeedCategory[] = [
  category(
    'sunglasses',
    'Sunglasses',
    'Γυαλιά ηλίου',
    'Lenses that stop ultraviolet light up to 400 nm, in frames that stay comfortable through a long bright day.',
    'Φακοί που σταματούν την υπεριώδη ακτινοβολία έως τα 400 nm, σε σκελετούς άνετους για μια ολόκληρη φωτεινή μέρα.',
  ),
  category(
    'optical-frames',
    'Optical Frames',
    'Σκελετοί οράσεως',
    'Frames for your prescription, measured in millimetres and fitted by our opticians in three towns.',
    'Σκελετοί για τη συνταγή σας, μετρημένοι στο χιλιοστό και προσαρμοσμένοι από τους οπτικούς μας σε τρεις πόλεις.',
  ),
  category(
    'sport-eyewear',
    'Sport Eyewear',
    'Αθλητικά γυαλιά',
    'Light wraps and firm grips for cycling, running, sailing and the hills of Troodos.',
    'Ελαφριά γυαλιά με σταθερή εφαρμογή για ποδήλατο, τρέξιμο, ιστιοπλοΐα και τις πλαγιές του Τροόδους.',
  ),
  category(
    'kids',
    'Kids',
    'Παιδικά',
    'Small faces are not small adult faces: lower bridges, shorter temples, hinges that forgive.',
    'Το παιδικό πρόσωπο δεν είναι μικρογραφία του μεγάλου: πιο χαμηλές γέφυρες, πιο κοντοί βραχίονες, μεντεσέδες που συγχωρούν.',
  ),
  category(
    'accessories',
    'Accessories',
    'Αξεσουάρ',
    'Cases, cords and cloths that keep a good pair good for years.',
    'Θήκες, κορδόνια και πανάκια που κρατούν ένα καλό ζευγάρι καλό για χρόνια.',
  ),
]
