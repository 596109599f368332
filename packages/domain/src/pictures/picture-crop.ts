/** Rectangle in a picture, in fractions of its width and height from 0 to 1. */
export interface PictureCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rectangle in whole pixels. */
export interface PixelCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Returns the largest rectangle of the given ratio (width divided by height) at the centre of a picture. */
export function getCentredCrop({ width, height }: Size, ratio: number): PictureCrop {
  const cropWidth = Math.min(1, (height * ratio) / width);
  const cropHeight = Math.min(1, width / ratio / height);
  return { x: (1 - cropWidth) / 2, y: (1 - cropHeight) / 2, width: cropWidth, height: cropHeight };
}

/**
 * Converts a crop to pixels inside the picture. If its shape differs from the ratio, cuts off equal parts on both
 * sides, so that the picture is never distorted.
 */
export function toPixelCrop(crop: PictureCrop, size: Size, ratio: number): PixelCrop {
  const x = clamp(crop.x, 0, 1) * size.width;
  const y = clamp(crop.y, 0, 1) * size.height;
  const outer = {
    width: Math.min(crop.width * size.width, size.width - x),
    height: Math.min(crop.height * size.height, size.height - y),
  };
  const width = clamp(Math.round(Math.min(outer.width, outer.height * ratio)), 1, size.width);
  const height = clamp(Math.round(Math.min(outer.height, outer.width / ratio)), 1, size.height);
  return {
    left: clamp(Math.round(x + (outer.width - width) / 2), 0, size.width - width),
    top: clamp(Math.round(y + (outer.height - height) / 2), 0, size.height - height),
    width,
    height,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
