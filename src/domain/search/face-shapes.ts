import { type Described, wordsDescribed } from './described.ts'
import { isIn, partPattern, phrasePattern } from './phrase-pattern.ts'

const FACE = '(πρόσωπ*|pros[ow]p*|faces?|jaws?|jaw( )?lines?|chins?)'

const faceShape = (name: string, described: string, shapes: string): Described => ({
  word: `xq${name}face`,
  described: partPattern(described),
  asked: phrasePattern(`
    (${shapes})( shaped?)? ${FACE}
    πρόσωπ* ((σε )?σχήμα(τος)? )?(${shapes})
  `),
})

const FACE_SHAPES: readonly Described[] = [
  faceShape('round', '(round|στρογγυλ(ό|ά)) (face|πρόσωπ)', 'round|στρογγυλ*|str?ogg?[iuy]l*'),
  faceShape('oval', '(oval|οβάλ) (face|πρόσωπ)', 'oval|οβάλ*|ωοειδ*'),
  faceShape(
    'square',
    '(square|strong) (face|jaw)|(τετράγων|γωνιώδ)(ο|α|ες|η) πρόσωπ',
    'square|strong|τετράγων*|γωνιώδ*|tetrag[ow]n*',
  ),
  faceShape('heart', 'heart( shaped)? face|στενεύουν προς το', 'heart|triangular|triangle|diamond|καρδι*|τριγωνικ*'),
  faceShape(
    'long',
    'long face|(μακρόστεν|μακρουλ)(ο|ό|α|ά) πρόσωπ',
    'long|oblong|μακρόστεν*|μακρουλ*|makrosten*|makroul*',
  ),
]

/** A folded text without what a face is like: it says nothing of the frame. */
export const withoutFaceShape = (folded: string): string =>
  FACE_SHAPES.reduce((text, { asked }) => text.replace(asked, ' glasses '), folded)

/** The words of the faces that a folded description names. */
export const faceWords = (folded: string): string[] => wordsDescribed(FACE_SHAPES, folded)

/** The word of the face for which a folded text asks: what is described for it comes first. */
export const askedFace = (folded: string): string | undefined =>
  FACE_SHAPES.find(({ asked }) => isIn(asked, folded))?.word
