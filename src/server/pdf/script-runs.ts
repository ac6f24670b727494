export interface ScriptRun {
  script: 'latin' | 'greek'
  text: string
}

const GREEK = /[\u0370-\u03ff\u1f00-\u1fff]/
const LETTER_OF_ONE = /[\p{L}\p{N}]/u

/** Splits a text where its script changes, since a font file holds one. What is no letter stays with what is before it. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const script = GREEK.test(letter) ? 'greek' : LETTER_OF_ONE.test(letter) || last === undefined ? 'latin' : null
    if (
      last !== undefined &&
      (script === null || script === last.script) &&
      (script !== null || last.script === 'latin')
    )
      last.text += letter
    else runs.push({ script: script ?? 'latin', text: letter })
  }
  return runs
}
