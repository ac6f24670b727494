/** @param camera what the browser answers to whoever asks for the camera; the headless shell has no dialog for it */
export const launchOptions = (camera: 'allow' | 'deny') => ({
  ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // WebGL without a graphics card.
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--use-fake-device-for-media-stream',
    `--use-fake-ui-for-media-stream${camera === 'deny' ? '=deny' : ''}`,
  ],
})
