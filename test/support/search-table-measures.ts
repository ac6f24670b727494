import type { Measurements } from '../../src/domain/eyewear.ts'
import {
  all,
  any,
  described,
  type Expected,
  eyewear,
  family,
  from,
  has,
  kids,
  named,
  polarised,
  type Row,
  sku,
  sunglasses,
  tint,
  tinted,
  upTo,
} from './search-conditions.ts'

const between =
  (name: keyof Measurements, least: number, most: number): Expected =>
  ({ measurements }) =>
    measurements !== null && measurements[name] >= least && measurements[name] <= most
const filtered =
  (...categories: number[]): Expected =>
  ({ filterCategory }) =>
    filterCategory !== null && categories.includes(filterCategory)

/** Limits and ranges of measurements, features that descriptions name, and shades. */
export const MEASURES_ROWS: readonly Row[] = [
  [between('lensWidthMm', 0, 47), 'lens under 48', 'lens under 48mm', 'lens width under 48', 'φακός κάτω από 48'],
  [
    between('lensWidthMm', 0, 50),
    'lens at most 50 mm',
    'φακός έως 50 χιλιοστά',
    'πλάτος φακού έως 50',
    'max lens width 50',
  ],
  [between('lensWidthMm', 56, 99), 'lens width over 55', 'over 55 mm'],
  [
    between('lensWidthMm', 50, 52),
    'lens 50-52',
    'between 50 and 52 mm lens',
    'φακός μεταξύ 50 και 52',
    'φακός 50 με 52',
  ],
  [between('bridgeMm', 21, 99), 'γέφυρα πάνω από 20', 'bridge over 20', 'γέφυρα πάνω από 20 χιλιοστά'],
  [between('bridgeMm', 20, 99), 'bridge at least 20', 'bridge 20+', 'γέφυρα 20 και πάνω'],
  [between('bridgeMm', 18, 20), 'bridge 18-20', 'γέφυρα από 18 έως 20'],
  [between('bridgeMm', 0, 17), 'bridge narrower than 18 mm', 'under 18mm bridge'],
  [between('templeMm', 0, 139), 'temple under 140', 'βραχίονας κάτω από 140'],
  [between('lensHeightMm', 44, 99), 'lens height at least 44mm', 'ύψος φακού τουλάχιστον 44'],
  [between('lensHeightMm', 42, 42), 'ύψος φακού 42', 'lens height 42'],
  [between('frameWidthMm', 132, 134), 'φάρδος σκελετού 133', 'frame width 133', '133 mm'],
  [between('weightG', 0, 15), 'weight at most 15 g', 'βάρος έως 15 γραμμάρια'],
  [all(tinted, filtered(3, 4)), 'dark lenses', 'σκούροι φακοί', 'very dark sunglasses'],
  [all(tinted, filtered(4)), 'darkest lenses'],
  [all(polarised, tint('green')), 'green polarised lenses', 'πράσινοι πολωτικοί φακοί', 'polarised green sunglasses'],
  [all(polarised, tint('grey')), 'grey polarised lenses'],
  [has('lensColor', 'gold-mirror'), 'γυαλιά με καθρέφτη χρυσό', 'γυαλιά με χρυσό καθρέφτη'],
  [
    described('spring hinge'),
    'spring hinges',
    'frames with spring hinges',
    'μεντεσέδες με ελατήριο',
    'ελατήριο μεντεσέ',
  ],
  [described('μυτάκια'), 'nose pads', 'adjustable nose pads', 'με ρυθμιζόμενα μυτάκια'],
  [all(eyewear, (product) => !described('μυτάκια')(product)), 'χωρίς μυτάκια', 'without nose pads'],
  [described('γλιστρά'), 'glasses that do not slide down', 'non slip', 'γυαλιά που δεν γλιστράνε'],
  [described('strong prescriptions'), 'frames for high prescription', 'μεγάλους βαθμούς'],
  [has('sku', 'AAR-FJE-GUN'), 'χωρίς βίδες', 'without screws', 'screwless'],
  [has('material', 'bio-acetate'), 'βιολογικό ασετάτ', 'Γυαλιά από βιολογικό ασετάτ', 'οικολογικό ασετάτ'],
  [has('color', 'aegean'), 'light blue', 'ανοιχτό μπλε', 'turquoise', 'τιρκουάζ', 'petrol', 'γαλάζια', 'sky blue'],
  [all(eyewear, has('color', 'ivory', 'champagne')), 'beige glasses', 'μπεζ γυαλιά'],
  [has('color', 'gunmetal', 'smoke'), 'charcoal'],
  [has('color', 'rose'), 'fuchsia', 'φούξια', 'peach'],
  [any(has('color', 'rose'), has('color', 'terracotta')), 'salmon', 'κοραλί'],
  [all(eyewear, family('tortoise')), 'animal print glasses'],
  [
    all(eyewear, any(family('brown'), family('tortoise'))),
    'brown frames',
    'brown glasses',
    'καφέ σκελετός',
    'chocolate glasses',
  ],
  [all(eyewear, has('color', 'black'), (product) => !kids(product)), 'glossy black glasses'],
  [kids, 'κοριτσίστικα', 'αγορίστικα'],
  [sunglasses, '🕶️', '🕶'],
  [eyewear, '👓', 'очки', 'γυαλιά για ηλικιωμένους', 'Ποιο γυαλί;'],
  [from(400), '400 eyrw kai panw'],
  [upTo(100), '100 eyrw', 'mexri 100 eyro'],
  [sku('HEL-AMA'), 'HEL-AM'],
  [sku('PGR-NOI'), 'PGR-NOI', 'pgr-no'],
  [has('sku', 'KIR-ASU-SLV'), 'κωδικός KIR-ASU-SLV', 'KIR-ASU-SL'],
  [all(sunglasses, named('Amathus')), 'γυαλιά ηλίου amathus για την θάλασσαν'],
  [all(has('shape', 'hexagonal'), any(family('gold'), family('silver'))), 'gold and silver hexagonal'],
  [
    all(has('shape', 'square'), has('color', 'black', 'navy')),
    'black and navy square',
    'μαύρα και σκούρα μπλε τετράγωνα',
  ],
  [all(kids, any(has('color', 'navy', 'aegean'), family('red'))), 'red and blue kids'],
  [has('shape', 'square'), 'squ'],
  [all(has('shape', 'square'), has('color', 'navy')), 'navy squ'],
]
