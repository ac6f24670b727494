import {
  all,
  any,
  type Expected,
  eyewear,
  family,
  from,
  has,
  kids,
  men,
  named,
  narrow,
  optical,
  type Row,
  sunglasses,
  upTo,
  wide,
} from './search-conditions.ts'

const tinted: Expected = ({ filterCategory }) => filterCategory !== null
const between = (least: number, most: number) => all(from(least), upTo(most))

/** Searches as they are said to a phone: whole sentences, dialect, numbers in words, likenesses, what is not wanted. */
export const SPOKEN_ROWS: readonly Row[] = [
  [eyewear, 'γυαλιά για ωοειδές πρόσωπο', 'glasses for a square jaw'],
  [all(tinted, upTo(200)), 'sunglasses under two hundred', 'κάτω από διακόσια ευρώ ηλίου', 'gialia iliou kato pou 200'],
  [from(300), 'πάνω από τριακόσια', 'more than three hundred euros'],
  [upTo(100), 'katw apo ekato euro', 'όχι πάνω από 100'],
  [all(optical, between(200, 300)), 'frames around 250 euro', 'σκελετοί γύρω στα 250 ευρώ'],
  [any(has('shape', 'cat-eye'), has('shape', 'butterfly')), 'cat eye or butterfly'],
  [all(has('frameType', 'rimless')), 'gold or silver rimless', 'frames without rims', 'σκελετός χωρίς στεφάνι'],
  [all(has('shape', 'oval')), 'ωοειδή', 'ωοειδής σκελετός', 'οβάλ', 'oval frames'],
  [all(has('color', 'honey')), 'caramel coloured glasses', 'καραμελέ σκελετός', 'mustard glasses'],
  [all(eyewear, family('blue')), 'γυαλιά πετρόλ', 'petrol blue glasses', 'τιρκουάζ γυαλιά'],
  [has('shape', 'browline'), 'clark kent glasses'],
  [has('shape', 'cat-eye'), 'γυαλιά Όντρεϊ Χέπμπορν'],
  [all(has('shape', 'cat-eye'), sunglasses), 'audrey hepburn style sunglasses'],
  [kids, 'boy glasses', 'teenage boy glasses', 'γυαλιά για αγόρι'],
  [all(family('black'), men), 'μαυρούθκια γυαλιά αντρικά'],
  [named('Carlotta'), 'πόσον κάμνουν τα Carlotta', 'how much is the carlotta', 'πόσο κοστίζει η carlotta'],
  [all(has('shape', 'round'), family('gold')), 'roundglasses gold'],
  [has('slug', 'hard-case-chestnut'), 'brown', 'καφέ', 'brown case', 'καφέ θήκη γυαλιών'],
  [named('Cloths'), 'lens wipes'],
  [all(kids, tinted), 'eshete pedika gialia tis thalassas'],
  [all(wide, sunglasses), "the biggest sunglasses you've got"],
  [narrow, 'smallest frames', 'μικρότερα γυαλιά'],
]
