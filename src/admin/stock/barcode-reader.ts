import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Reads the codes that a picture of a video shows. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string[]>

/** As the Barcode Detection API defines it; not every browser has it, nor TypeScript. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const NATIVE_FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128']
const MOST_PIXELS_WIDE = 960

/** The browser's own reader, else a WebAssembly one that is loaded for it. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  const formats = NATIVE_FORMATS.filter((format) => supported.includes(format))
  if (BarcodeDetector && formats.includes('ean_13')) {
    const detector = new BarcodeDetector({ formats })
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
  }
  return createWasmReader()
}

async function createWasmReader(): Promise<BarcodeReader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  // Its default is another server.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, MOST_PIXELS_WIDE / Math.max(1, video.videoWidth))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (context === null || canvas.width === 0) return []
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(picture, { formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128'] })
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}
