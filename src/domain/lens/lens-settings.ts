import type { LensMaterial, Multifocal } from './lens-options.ts'
import { DEFAULT_LENS_PRICES, type LensPrices } from './lens-price.ts'

export const PD_SOURCES = ['pupillometer', 'ruler', 'prescription', 'card_photo', 'mirror', 'iris'] as const
export type PdSource = (typeof PD_SOURCES)[number]

/** For which lenses a PD of a source is good. */
export interface PdUse {
  /** Up to which power along the horizontal, in hundredths of a dioptre. Null: all. */
  upTo: number | null
  isForMultifocals: boolean
}

/** In hundredths of a dioptre, without sign. */
export interface PowerLimits {
  sphere: number
  cylinder: number
}

export interface FrameLimits {
  /** The least thickness of a lens's edge. */
  minEdgeTenthsMm: Record<'full-rim' | 'half-rim' | 'rimless', number>
  rimless: { materials: readonly LensMaterial[]; maxEdgeTenthsMm: number }
  /** For children and rimless frames. */
  strongCentreTenthsMm: number
  /** Wrapped frames are those whose front is bent to this radius or a smaller one. Powers are signed. */
  wrap: { radiusTenthsMm: number; minPower: number; maxPower: number; cylinder: number }
  /** The optician is asked about larger blanks. */
  maxBlankTenthsMm: number
}

export interface MultifocalLimits {
  minLensHeightTenthsMm: Record<Multifocal, number>
  /** Lengths of progressive corridors, shortest first. */
  corridorsTenthsMm: readonly number[]
  /** The fitting height that a corridor needs is its length and this. */
  aboveCorridorTenthsMm: number
  /** The usual fitting height above the middle of the lens, until it is measured. */
  aboveMiddleTenthsMm: number
}

/** Until when a lens counts as thin. */
export interface ThinLimits {
  edgeTenthsMm: number
  /** Where the edge is seen: half-rim and rimless. */
  openEdgeTenthsMm: number
  centreTenthsMm: number
  /** How much narrower a lens the advice compares with. */
  smallerByTenthsMm: number
}

/** What an optician or the owner decides about lenses. Powers in hundredths of a dioptre, lengths in tenths of a millimetre. */
export interface LensSettings {
  /** Single vision without prism, up to here, is sold without a visit. */
  online: PowerLimits & { fromAge: number }
  /** Up to here lenses are paid online and held until somebody measured in a store. */
  measured: Record<'single' | 'multifocal', PowerLimits> & { prism: number }
  minors: { belowAge: number; materials: readonly LensMaterial[] }
  /** The strongest meridian that a material is offered for. */
  strongestPower: Record<LensMaterial, number>
  frames: FrameLimits
  multifocals: MultifocalLimits
  thin: ThinLimits
  pd: Record<PdSource, PdUse>
  prices: LensPrices
}

const never: PdUse = { upTo: 0, isForMultifocals: false }

/** The shop's proposals: an optician confirms them before launch. */
export const DEFAULT_LENS_SETTINGS: LensSettings = {
  online: { sphere: 600, cylinder: 300, fromAge: 16 },
  measured: {
    single: { sphere: 1000, cylinder: 600 },
    multifocal: { sphere: 800, cylinder: 400 },
    prism: 500,
  },
  minors: { belowAge: 18, materials: ['1.53', '1.59'] },
  strongestPower: {
    '1.50': 400,
    '1.53': 500,
    '1.56': 500,
    '1.59': 700,
    '1.60': 800,
    '1.67': 1200,
    '1.74': 1500,
  },
  frames: {
    minEdgeTenthsMm: { 'full-rim': 10, 'half-rim': 22, rimless: 20 },
    rimless: { materials: ['1.53', '1.59', '1.60'], maxEdgeTenthsMm: 50 },
    strongCentreTenthsMm: 20,
    wrap: { radiusTenthsMm: 1200, minPower: -400, maxPower: 200, cylinder: 200 },
    maxBlankTenthsMm: 750,
  },
  multifocals: {
    minLensHeightTenthsMm: { progressive: 260, bifocal: 280, office: 260 },
    corridorsTenthsMm: [100, 120, 140],
    aboveCorridorTenthsMm: 40,
    aboveMiddleTenthsMm: 30,
  },
  thin: { edgeTenthsMm: 50, openEdgeTenthsMm: 40, centreTenthsMm: 40, smallerByTenthsMm: 60 },
  pd: {
    pupillometer: { upTo: null, isForMultifocals: true },
    ruler: { upTo: 350, isForMultifocals: false },
    prescription: { upTo: null, isForMultifocals: false },
    // Up to 400 were within the error of a card; the guide to the PD says never.
    card_photo: never,
    mirror: never,
    iris: never,
  },
  prices: DEFAULT_LENS_PRICES,
}
