import type { PaperField } from './paper-words.ts'
import { EYES, type Eye } from './prescription.ts'
import { type EyeEntry, emptyEntry, type PrescriptionEntry } from './prescription-entry.ts'

/** At most this, in millimetres, a PD is one eye's. */
const MOST_MONO_MM = 40

type EyeText = 'sphere' | 'cylinder' | 'axis' | 'add' | 'visualAcuity'

/** Where a value stands on the paper. */
export interface PaperPlace {
  eye: Eye | 'both' | null
  distance: 'far' | 'near' | null
}

/** An entry that is filled while a paper is read. A field that has another value already is not overwritten. */
export class PaperDraft {
  readonly entry: PrescriptionEntry = emptyEntry()
  /** The lenses for near, where the paper writes them out. */
  readonly near: Record<Eye, EyeEntry> = { right: emptyEntry().right, left: emptyEntry().left }

  /** Whether the value has a place. */
  place(field: PaperField, text: string, place: PaperPlace): boolean {
    if (field === 'pd') return this.placePd(text, place)
    if (field === 'vertex' || field === 'issuedOn' || field === 'expiresOn') return fill(this.entry, field, text)
    if (field === 'birthday') return true
    if (field === 'base') return this.placeBase(text, place.eye)
    // One addition, without an eye, is for both.
    const eye = place.eye ?? (field === 'add' ? 'both' : null)
    if (eye === null) return false
    const eyes = eye === 'both' ? EYES : [eye]
    if (field === 'prism') return eyes.every((one) => this.addPrism(one, text))
    return eyes.map((one) => fill(this.lens(one, field, place.distance), field, text)).every(Boolean)
  }

  /** The base of the prism that was written last. */
  placeBase(base: string, eye: PaperPlace['eye']): boolean {
    const eyes = eye === 'both' ? EYES : eye === null ? [] : [eye]
    return eyes.map((one) => this.setBase(one, base)).some(Boolean)
  }

  private lens(eye: Eye, field: EyeText, distance: PaperPlace['distance']): Record<EyeText, string> {
    const isOfNear = distance === 'near' && field !== 'add' && field !== 'visualAcuity'
    return isOfNear ? this.near[eye] : this.entry[eye]
  }

  private addPrism(eye: Eye, amount: string): boolean {
    const { prisms } = this.entry[eye]
    this.entry[eye].prisms = [...prisms, { amount, base: '' }]
    return prisms.length < 2
  }

  private setBase(eye: Eye, base: string): boolean {
    const last = this.entry[eye].prisms.at(-1)
    if (last === undefined || last.base !== '') return false
    this.entry[eye].prisms = [...this.entry[eye].prisms.slice(0, -1), { ...last, base }]
    return true
  }

  /** The trade writes right before left, and far before near. */
  private placePd(text: string, { eye, distance }: PaperPlace): boolean {
    const { far, near } = this.entry.pd
    if (Number(text) > MOST_MONO_MM) {
      const isNear = distance === 'near' || (distance === null && far.total !== '' && far.total !== text)
      return fill(isNear ? near : far, 'total', text)
    }
    const pd = distance === 'near' ? near : far
    const one = eye === 'right' || eye === 'left' ? eye : pd.right === '' ? 'right' : 'left'
    return fill(pd, one, text)
  }
}

function fill<Name extends string>(fields: Record<Name, string>, name: Name, text: string): boolean {
  if (fields[name] !== '' && fields[name] !== text) return false
  fields[name] = text
  return true
}
