/** What lenses are called wherever a line with lenses is shown: cart, order, e-mails, back office. */
export const enLensTerms = {
  lensTerms: {
    uses: {
      far: 'for distance',
      near: 'for reading',
      both: 'for near and far',
      screen: 'for the screen',
      none: 'without power',
    },
    types: {
      plano: 'Lenses without power',
      single: 'Single vision',
      bifocal: 'Bifocal',
      office: 'Office lenses',
      progressive: 'Progressive',
    },
    materials: {
      '1.50': 'index 1.50',
      '1.53': 'Trivex 1.53, shatterproof',
      '1.56': 'index 1.56',
      '1.59': 'polycarbonate 1.59, shatterproof',
      '1.60': 'index 1.60, thin',
      '1.67': 'index 1.67, very thin',
      '1.74': 'index 1.74, the thinnest',
    },
    coatings: {
      hard: 'Hard coat',
      'anti-reflective': 'Anti-reflective and hard coat',
      'anti-reflective-plus': 'Anti-reflective, easy to clean, and hard coat',
    },
    tints: {
      clear: 'Clear',
      tinted: 'Tinted',
      gradient: 'Gradient',
      photochromic: 'Photochromic',
      polarised: 'Polarised',
    },
    colours: { grey: 'grey', brown: 'brown', green: 'green' },
    sources: {
      typed: 'Prescription typed in',
      saved: 'Saved prescription',
      photo: 'Photo of the prescription',
      later: 'Prescription to follow',
      eye_test: 'Eye test in the store',
      none: 'No prescription needed',
    },
    category: 'category {number}',
    visit: 'Measured in the store',
    lenses: 'Lenses {price}',
  },
} as const
