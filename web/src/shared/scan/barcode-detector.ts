interface DetectedBarcode {
  rawValue: string
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<DetectedBarcode[]>
}

type DetectorClass = new (options: { formats: readonly string[] }) => Detector

declare global {
  interface Window {
    /** Missing in some browsers. */
    BarcodeDetector?: DetectorClass
  }
}

/** The kinds of barcodes on products and labels. */
const FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
  'data_matrix',
]

const findClass = ({ BarcodeDetector }: Window): DetectorClass | undefined => BarcodeDetector

/** Whether this browser can read barcodes with a camera. */
export function canScan(): boolean {
  return findClass(window) !== undefined && 'mediaDevices' in navigator
}

/** Null where the browser can't read barcodes. */
export function createDetector(): Detector | null {
  const BarcodeDetector = findClass(window)
  return BarcodeDetector ? new BarcodeDetector({ formats: FORMATS }) : null
}
