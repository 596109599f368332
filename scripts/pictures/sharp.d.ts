/** The part of sharp that the picture scripts use. It is installed only where pictures are made. */
declare module 'sharp' {
  interface Area {
    left: number;
    top: number;
    width: number;
    height: number;
  }
  export interface Sharp {
    metadata(): Promise<{ width: number; height: number }>;
    extract(area: Area): Sharp;
    resize(options: { width: number; height?: number; fit?: 'inside' }): Sharp;
    flatten(options: { background: string }): Sharp;
    avif(options: { quality: number; effort: number }): Sharp;
    webp(options: { quality: number; effort: number }): Sharp;
    jpeg(options: { quality: number }): Sharp;
    png(): Sharp;
    toBuffer(): Promise<Buffer>;
  }
  export default function sharp(input: string | Buffer, options?: { density: number }): Sharp;
}
