export const SEED_CATEGORIES = [
  [1, 'sunglasses', 'Sunglasses'],
  [2, 'optical-frames', 'Optical Frames'],
  [3, 'sport-eyewear', 'Sport Eyewear'],
  [4, 'kids', 'Kids'],
  [5, 'accessories', 'Accessories'],
].map(([id, slug, name]) => ({
  id: id as number,
  slug: slug as string,
  name: name as string,
  nameEl: 'Γυαλιά',
  description: '',
  descriptionEl: '',
}))
