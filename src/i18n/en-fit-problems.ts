export const enFitProblems = {
  birth_year_invalid: 'A year of four digits that has begun, such as 2014',
  frame_numbers_unreadable: 'Write three numbers, such as 52-18-145: lens, bridge, temple',
  lens_width_range: 'A lens is 30 to 75 mm wide: write a number such as 52',
  bridge_range: 'A bridge is 8 to 30 mm wide: write a number such as 18',
  temple_range: 'A temple is 90 to 165 mm long: write a number such as 145',
  face_width_range: 'A face is 95 to 170 mm wide: write a number such as 139',
} as const
