import {
  all,
  any,
  eyewear,
  family,
  has,
  kids,
  men,
  named,
  optical,
  polarised,
  type Row,
  sized,
  sport,
  sunglasses,
} from './search-conditions.ts'

const filter = (category: 1 | 2 | 3 | 4) => has('filterCategory', category)
const trapezoid = has('shape', 'trapezoid')
const wide = all(eyewear, ({ measurements }) => (measurements?.frameWidthMm ?? 0) >= 140)
const narrow = all(eyewear, ({ measurements }) => (measurements?.frameWidthMm ?? 999) <= 128)
const light = all(eyewear, ({ measurements }) => (measurements?.weightG ?? 999) <= 20)
const wire = all(eyewear, has('material', 'metal', 'titanium'))

/** What people say instead of the words of the trade: whose frame it is like, what for, for whom, what it measures. */
export const PLAIN_WORD_ROWS: readonly Row[] = [
  [has('shape', 'round'), 'john lennon glasses', 'Τζον Λένον', 'harry potter glasses', 'γυαλιά Χάρι Πότερ'],
  [trapezoid, 'wayfarer', 'γουέιφαρερ', 'γουεϊφάρερ γυαλιά', 'trapezoid'],
  [all(trapezoid, sunglasses), 'wayfarer sunglasses', 'γυαλιά ηλίου wayfarer'],
  [has('shape', 'hexagonal'), 'geometric frames', 'πολυγωνικά', 'γεωμετρικά γυαλιά', 'polygonal'],
  [has('shape', 'rectangle'), 'παραλληλόγραμμα', 'παραλληλόγραμμος σκελετός'],
  [has('shape', 'cat-eye'), 'κατ άι', 'κατ αι γυαλιά'],
  [has('shape', 'panto', 'round', 'browline'), 'ρετρό γυαλιά', 'βίντατζ γυαλιά', 'vintage glasses', 'retro frames'],
  [has('shape', 'round'), 'retro round', 'ρετρό στρογγυλά'],
  [sport, 'golf', 'γυαλιά για γκολφ', 'tennis sunglasses', 'padel', 'γυαλιά τένις', 'triathlon'],
  [kids, 'baby glasses', 'γυαλιά για μωρό', 'teen glasses', 'εφηβικά γυαλιά', 'toddler'],
  [optical, 'blue light glasses', 'γυαλιά για υπολογιστή', 'computer glasses', 'γυαλιά μπλε φως', 'gaming glasses'],
  [
    wide,
    'big head',
    'μεγάλο κεφάλι',
    'wide face',
    'extra wide',
    'φαρδύ πρόσωπο',
    'τεράστια γυαλιά',
    'wide head frames',
  ],
  [narrow, 'small face', 'στενό πρόσωπο', 'μικρό κεφάλι', 'glasses for narrow face'],
  [light, 'lightweight', 'ελαφριά γυαλιά', 'light weight frames', 'ultralight', 'ανάλαφρα', 'light frames'],
  [wire, 'wire frames', 'συρμάτινα'],
  [any(wire, named('Chain')), 'λεπτοί σκελετοί', 'thin frames'],
  [all(family('black'), has('material', 'acetate', 'bio-acetate', 'mixed')), 'thick black frames', 'μαύρα χοντρά'],
  [has('color', 'burgundy'), 'wine', 'κρασί'],
  [has('color', 'terracotta'), 'orange glasses', 'πορτοκαλί'],
  [all(family('blue'), eyewear), 'light blue glasses', 'γαλανά γυαλιά'],
  [family('tortoise'), 'χελώνα'],
  [named('Cleaning'), 'spray', 'σπρέι', 'σπρέυ καθαρισμού'],
  [filter(3), 'cat 3', 'cat.3', 'κατηγορία 3', 'category 3 sunglasses', 'κατ. 3', 'φίλτρο 3', 'filter category 3'],
  [filter(2), 'κατηγορία φίλτρου 2', 'γυαλιά κατηγορίας 2', 'cat 2 lenses'],
  [filter(4), 'category 4', 'γυαλιά ηλίου κατηγορία 4'],
  [all(filter(3), polarised), 'κατηγορία 3 πολωτικά', 'polarised category 3'],
  [sized({ bridgeMm: 18 }), 'bridge 18', 'γέφυρα 18', 'γέφυρα 18 mm', 'gefira 18', 'bridge 18mm', '18 mm bridge'],
  [sized({ bridgeMm: 22 }), 'γέφυρα 22 χιλ', 'bridge: 22'],
  [sized({ templeMm: 140 }), 'temple 140', 'βραχίονας 140', 'temples 140 mm'],
  [sized({ lensWidthMm: 54 }), 'lens width 54', 'φακός 54', 'lens 54 mm'],
  [all(has('shape', 'cat-eye'), family('black')), 'elegant black cat eye', 'κομψά μαύρα γατίσια'],
  [sunglasses, 'κομψά γυαλιά ηλίου', 'stylish sunglasses'],
  [all(any(men, has('gender', 'unisex')), has('material', 'titanium')), 'modern titanium frames'],
]
