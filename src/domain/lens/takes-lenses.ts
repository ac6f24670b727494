/** Whether lenses can be made for a frame: its measurements are known, and it is no single shield. */
export const takesLenses = (product: { measurements: object | null; shape: string | null }): boolean =>
  product.measurements !== null && product.shape !== 'shield'
