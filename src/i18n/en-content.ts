export const enContent = {
  content: {
    contents: 'On this page',
    updated: 'Last changed on {day}.',
    askUs: 'Ask an optician',
    askUsText: 'Write, call, or come by: the one who answers is the one who will fit your frame.',
    askUsAction: 'Book an appointment',
    licence: 'Licence of the optical shop',
    address: 'Address',
    openMap: '{store} on OpenStreetMap (opens in a new tab)',
  },
  fit: {
    reader: 'The numbers of your old pair',
    show: 'Show what fits',
    outOfRange: '{name}: a spectacle frame has {min} to {max} mm here.',
    widths: {
      narrow: 'About {width} mm wide: a narrow front.',
      medium: 'About {width} mm wide: a medium front.',
      wide: 'About {width} mm wide: a wide front.',
    },
    prompt: 'Write the three numbers to see how wide the front is.',
    classes: { narrow: 'Narrow', medium: 'Medium', wide: 'Wide' },
    nearest: 'Nearest to {numbers}',
    nearestText: 'Frames in stock, one of each model, the nearest in size first.',
    nearestNone: 'No frame in stock comes close enough. Our opticians know which can be ordered.',
    nearestFailed: 'The frames could not be loaded. Please try again later.',
    numbers: '{lens} □ {bridge} – {temple}',
    drawing:
      'A frame from the front and its temple from the side. The lens is 52 mm wide, the bridge between the lenses 18 mm, the temple 145 mm long to its end; the three stand inside the temple as 52 □ 18 – 145.',
    lens: 'lens',
    bridge: 'bridge',
    temple: 'temple',
  },
} as const
