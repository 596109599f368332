/** Reads the codes in a picture. */
export interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
