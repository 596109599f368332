import { z } from 'zod';

/** Uploaded picture, as pages show it. Its files are at `/media/<hash>/<width>.avif` and `.webp`. */
export const pictureDto = z.object({
  /** Hash of the files' contents: 32 hexadecimal digits. */
  hash: z.string(),
  /** Alternative text. */
  alt: z.string(),
  /** Size of the largest file in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Blurred preview as a data URL. */
  placeholder: z.string(),
  /** Widths of the files in pixels, ascending. */
  widths: z.object({ avif: z.array(z.number().int()), webp: z.array(z.number().int()) }),
});
export type PictureDto = z.infer<typeof pictureDto>;
