import type { HeadName } from '../../src/domain/fitting/limestone-heads.ts'

/** A head's features, in mm of the canonical face, before it is scaled to its width. */
export interface HeadStyle {
  /** `irisMm` is the radius of the ring cut for paint. */
  eye: {
    x: number
    y: number
    halfMm: number
    upMm: number
    downMm: number
    slantMm: number
    forwardMm: number
    irisMm: number
    irisDepthMm: number
  }
  browMm: number
  cheekMm: number
  chinMm: number
  /** The lower lip's height in its middle. */
  lipMm: number
  hair: 'tresses' | 'locks' | 'crop'
  curlRows: number
  hasBeard: boolean
  neckMm: number
  /** How far the shoulders are raised. */
  shoulderRiseMm: number
  isAdorned: boolean
}

const EYE = {
  x: 33,
  y: 26.6,
  halfMm: 17.4,
  upMm: 8.6,
  downMm: 6.2,
  slantMm: 0.9,
  forwardMm: 0.4,
  irisMm: 5.6,
  irisDepthMm: 0.35,
}

export const HEAD_STYLES: Readonly<Record<HeadName, HeadStyle>> = {
  kore: {
    eye: EYE,
    browMm: 1.7,
    cheekMm: 2.2,
    chinMm: 1,
    lipMm: 6.8,
    hair: 'tresses',
    curlRows: 3,
    hasBeard: false,
    neckMm: 48,
    shoulderRiseMm: 14,
    isAdorned: true,
  },
  kouros: {
    eye: EYE,
    browMm: 2.3,
    cheekMm: 1.2,
    chinMm: 2.6,
    lipMm: 6.6,
    hair: 'locks',
    curlRows: 3,
    hasBeard: false,
    neckMm: 55,
    shoulderRiseMm: 12,
    isAdorned: false,
  },
  elder: {
    eye: { ...EYE, upMm: 7.8, downMm: 5.8 },
    browMm: 2.6,
    cheekMm: 0.6,
    chinMm: 1,
    lipMm: 6.2,
    hair: 'locks',
    curlRows: 3,
    hasBeard: true,
    neckMm: 57,
    shoulderRiseMm: 10,
    isAdorned: false,
  },
  child: {
    eye: { ...EYE, halfMm: 18, upMm: 9.6, downMm: 7 },
    browMm: 1,
    cheekMm: 4.6,
    chinMm: 0.4,
    lipMm: 6.4,
    hair: 'crop',
    curlRows: 0,
    hasBeard: false,
    neckMm: 47,
    shoulderRiseMm: 26,
    isAdorned: false,
  },
}
