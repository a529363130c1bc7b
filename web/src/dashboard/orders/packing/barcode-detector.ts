/** The part of the Barcode Detection API that this page uses; TypeScript does not describe it. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: new () => Detector
  }
}

/** Whether the browser can read barcodes from the camera. */
export function canScanWithCamera(): boolean {
  return window.BarcodeDetector !== undefined && 'mediaDevices' in navigator
}

/** Creates a detector for all kinds of barcodes that the browser knows. Null without browser support. */
export function createDetector(): Detector | null {
  const { BarcodeDetector } = window
  return BarcodeDetector ? new BarcodeDetector() : null
}
