/** Reads the codes in a picture. */
export interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
