/** QR code reader, with the interface of the browser's BarcodeDetector. */
export interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
