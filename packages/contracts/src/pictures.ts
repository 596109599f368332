import { z } from 'zod';

/** Widths of the files in pixels, ascending. */
const widths = z.object({ avif: z.array(z.number().int()), webp: z.array(z.number().int()) });

/** Uploaded picture, as pages show it. Its files are at `/media/<hash>/<width>.avif` and `.webp`, those of
 * the crop for phones at `/media/<hash>/phone-<width>.avif` and `.webp`. */
export const pictureDto = z.object({
  /** Hash of the files' contents: 32 hexadecimal digits. */
  hash: z.string(),
  /** Alternative text. */
  alt: z.string(),
  /** Size of the largest file in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Blurred preview as a data URL; empty for a logo. */
  placeholder: z.string(),
  widths,
  /** Crop for phones, with the size of its largest file; null without one. */
  phone: z.object({ width: z.number().int(), height: z.number().int(), widths }).nullable(),
});
export type PictureDto = z.infer<typeof pictureDto>;

/** Version of the uploaded logo. Its file is at `/media/<hash>/<width>.webp`. */
export const logoDto = z.object({
  hash: z.string(),
  /** Size of the file in pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type LogoDto = z.infer<typeof logoDto>;

/** Uploaded logo: for light backgrounds, for dark ones, and as an app icon. Null for each version without an upload. */
export const logosDto = z.object({
  light: logoDto.nullable(),
  dark: logoDto.nullable(),
  icon: logoDto.nullable(),
});
export type LogosDto = z.infer<typeof logosDto>;
