import type { SeedBrand } from './seed-product.ts'

const seedBrand = (
  brand: string,
  maker: string,
  postalAddress: string,
  email: string,
  responsiblePerson: string | null = null,
): SeedBrand => ({ brand, maker, postalAddress, email, responsiblePerson })

const ELEGANCE = 'Elegance Eyewear Cyprus, 14 Ledras Street, 1011 Nicosia, Cyprus, hello@elegance-eyewear.example'

/** Fictional brands. Those outside the EU name a responsible person in it (Regulation 2023/988, art. 19). */
export const SEED_BRANDS: SeedBrand[] = [
  seedBrand('Helianos', 'Helianos Optics Ltd', '27 Saripolou Street, 3036 Limassol, Cyprus', 'safety@helianos.example'),
  seedBrand('Anthemi', 'Anthemi Optika IKE', 'Aiolou 118, 105 51 Athens, Greece', 'asfaleia@anthemi.example'),
  seedBrand(
    'Thalvère',
    'Lunetterie Thalvère SARL',
    '9 rue du Bief, 39400 Hauts-de-Bienne, France',
    'qualite@thalvere.example',
  ),
  seedBrand(
    'Ottavia Brenzi',
    'Brenzi Occhiali S.r.l.',
    'Via Calamandra 31, 32041 Auronzo di Cadore BL, Italy',
    'sicurezza@ottaviabrenzi.example',
  ),
  seedBrand('Aaremark', 'Aaremark Brilledesign ApS', 'Havnegade 44, 8000 Aarhus C, Denmark', 'care@aaremark.example'),
  seedBrand(
    'Hartenau',
    'Hartenau Brillenwerk GmbH',
    'Gerbergasse 6, 94315 Straubing, Germany',
    'sicherheit@hartenau.example',
  ),
  seedBrand(
    'Tejoluz',
    'Tejoluz Óptica, Lda.',
    'Rua das Janelas 72, 1200-692 Lisbon, Portugal',
    'cuidado@tejoluz.example',
  ),
  seedBrand(
    'Kirigane',
    'Kirigane Works K.K.',
    '3-12 Kamikawa-cho, Sabae, Fukui 916-0051, Japan',
    'care@kirigane.example',
    ELEGANCE,
  ),
  seedBrand(
    'Wren & Tallow',
    'Wren & Tallow Spectacles Ltd',
    '19 Penfold Yard, London E8 4QN, United Kingdom',
    'care@wrenandtallow.example',
    ELEGANCE,
  ),
  seedBrand(
    'Alder & Quay',
    'Alder & Quay Optical Inc.',
    '212 Dunmore Slip, Brooklyn, NY 11231, United States',
    'care@alderquay.example',
    ELEGANCE,
  ),
  seedBrand(
    'Corsavento',
    'Corsavento Sport S.r.l.',
    'Via dei Cordai 15, 38066 Riva del Garda TN, Italy',
    'sicurezza@corsavento.example',
  ),
  seedBrand(
    'Bergelind',
    'Bergelind Sportoptik GmbH',
    'Innrain 203, 6020 Innsbruck, Austria',
    'service@bergelind.example',
  ),
  seedBrand(
    'Petit Grillon',
    'Petit Grillon SAS',
    '4 place aux Marelles, 01100 Oyonnax, France',
    'parents@petitgrillon.example',
  ),
  seedBrand(
    'Kyparos',
    'Kyparos Leather Workshop Ltd',
    '11 Chrysaliniotissa Lane, 1011 Nicosia, Cyprus',
    'workshop@kyparos.example',
  ),
]
