export const PAPERS = ['A5', 'A4'] as const
export type Paper = (typeof PAPERS)[number]

/** A page's size cannot be set by a class. */
export const PaperSize = ({ paper }: { paper: Paper }) => <style>{`@page { size: ${paper}; margin: 12mm }`}</style>
