/** What a description says of a frame, and how shoppers ask for it. */
export interface Described {
  /** The word under which what is described so is filed. Nobody types it. */
  word: string
  described: RegExp
  asked: RegExp
}

/** The words of what a folded description names, in either language. */
export const wordsDescribed = (all: readonly Described[], folded: string): string[] =>
  all.filter(({ described }) => described.test(folded)).map(({ word }) => word)
