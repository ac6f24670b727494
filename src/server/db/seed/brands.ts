import type { SeedBrand } from './seed-product.ts'

const house = (
  brand: string,
  maker: string,
  postalAddress: string,
  email: string,
  responsiblePerson: string | null = null,
): SeedBrand => ({ brand, maker, postalAddress, email, responsiblePerson })

const ELEGANCE = 'Elegance Eyewear Cyprus, 14 Ledras Street, 1011 Nicosia, Cyprus, hello@elegance-eyewear.example'

/** Fictional brands. Those outside the EU name a responsible person in it (Regulation 2023/988, art. 19). */
export const SEED_BRANDS: SeedBrand[] = [
  house('Helianos', 'Helianos Optics Ltd', '27 Saripolou Street, 3036 Limassol, Cyprus', 'safety@helianos.example'),
  house('Anthemi', 'Anthemi Optika IKE', 'Aiolou 118, 105 51 Athens, Greece', 'asfaleia@anthemi.example'),
  house(
    'Thalvère',
    'Lunetterie Thalvère SARL',
    '9 rue du Bief, 39400 Hauts-de-Bienne, France',
    'qualite@thalvere.example',
  ),
  house(
    'Ottavia Brenzi',
    'Brenzi Occhiali S.r.l.',
    'Via Calamandra 31, 32041 Auronzo di Cadore BL, Italy',
    'sicurezza@ottaviabrenzi.example',
  ),
  house('Aaremark', 'Aaremark Brilledesign ApS', 'Havnegade 44, 8000 Aarhus C, Denmark', 'care@aaremark.example'),
  house(
    'Hartenau',
    'Hartenau Brillenwerk GmbH',
    'Gerbergasse 6, 94315 Straubing, Germany',
    'sicherheit@hartenau.example',
  ),
  house('Tejoluz', 'Tejoluz Óptica, Lda.', 'Rua das Janelas 72, 1200-692 Lisbon, Portugal', 'cuidado@tejoluz.example'),
  house(
    'Kirigane',
    'Kirigane Works K.K.',
    '3-12 Kamikawa-cho, Sabae, Fukui 916-0051, Japan',
    'care@kirigane.example',
    ELEGANCE,
  ),
  house(
    'Wren & Tallow',
    'Wren & Tallow Spectacles Ltd',
    '19 Penfold Yard, London E8 4QN, United Kingdom',
    'care@wrenandtallow.example',
    ELEGANCE,
  ),
  house(
    'Alder & Quay',
    'Alder & Quay Optical Inc.',
    '212 Dunmore Slip, Brooklyn, NY 11231, United States',
    'care@alderquay.example',
    ELEGANCE,
  ),
  house(
    'Corsavento',
    'Corsavento Sport S.r.l.',
    'Via dei Cordai 15, 38066 Riva del Garda TN, Italy',
    'sicurezza@corsavento.example',
  ),
  house('Bergelind', 'Bergelind Sportoptik GmbH', 'Innrain 203, 6020 Innsbruck, Austria', 'service@bergelind.example'),
  house(
    'Petit Grillon',
    'Petit Grillon SAS',
    '4 place aux Marelles, 01100 Oyonnax, France',
    'parents@petitgrillon.example',
  ),
  house(
    'Kyparos',
    'Kyparos Leather Workshop Ltd',
    '11 Chrysaliniotissa Lane, 1011 Nicosia, Cyprus',
    'workshop@kyparos.example',
  ),
]
