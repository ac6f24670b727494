import type { FrameDesign } from './frame-design.ts'

type Override = (design: FrameDesign) => Partial<FrameDesign>

/** Deviations from the design rules, by model code. */
export const MODEL_OVERRIDES: Record<string, Override> = {
  'amathus-round': (d) => ({ rivets: 'single', rim: { ...d.rim, topMm: 3.9, bottomMm: 3.4, outerMm: 3.9 } }),
  carlotta: (d) => ({ rivets: 'pair', slab: { ...d.slab, thicknessMm: 5.2 } }),
  livia: (d) => ({
    rivets: 'none',
    bridge: { ...d.bridge, kind: 'saddle', heightMm: 6 },
    rim: { ...d.rim, topMm: 3.6, bottomMm: 2.5, outerMm: 3.4, cornerMm: 1.1 },
  }),
  mirande: (d) => ({ rim: { ...d.rim, topMm: 5, outerMm: 4.6, bottomMm: 3.8 } }),
  odile: (d) => ({ rim: { ...d.rim, topMm: 3.6, outerMm: 3.6, bottomMm: 2.7, cornerMm: 0.8 }, rivets: 'single' }),
  faro: (d) => ({ rivets: 'bar', slab: { ...d.slab, thicknessMm: 4.8 } }),
  bairro: (d) => ({ rivets: 'pair', rim: { ...d.rim, topMm: 4, outerMm: 3.8 } }),
  marchmont: (d) => ({ rivets: 'pair', rim: { ...d.rim, topMm: 4.1, bottomMm: 3.3, outerMm: 3.9 } }),
  'ledra-panto': (d) => ({ rivets: 'pair', rim: { ...d.rim, topMm: 3.4, bottomMm: 2.6 } }),
  brandt: () => ({ rivets: 'none' }),
  regata: (d) => ({
    faceForm: { acrossMm: 112, upMm: 300 },
    rim: { ...d.rim, topMm: 3.6, bottomMm: 2.4, nasalMm: 2.8, outerMm: 3.4, cornerMm: 0.3 },
    slab: { ...d.slab, domeMm: 0.9, edgeMm: 1.5 },
  }),
  pfad: (d) => ({
    faceForm: { acrossMm: 118, upMm: 320 },
    rim: { ...d.rim, topMm: 4, bottomMm: 2.6, outerMm: 3.6 },
    rivets: 'none',
  }),
}
