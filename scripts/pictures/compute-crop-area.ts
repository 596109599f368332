import type { Crop } from './picture-specs.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the largest area with the crop's aspect ratio, positioned like `object-fit: cover` with this object-position.
 */
export function computeCropArea(original: Size, crop: Crop): Size & { left: number; top: number } {
  const [across = 50, down = 50] = crop.position.split(' ').map((part) => Number.parseFloat(part));
  const width = Math.min(original.width, Math.round(original.height * crop.ratio));
  const height = Math.min(original.height, Math.round(original.width / crop.ratio));
  return {
    width,
    height,
    left: Math.round(((original.width - width) * across) / 100),
    top: Math.round(((original.height - height) * down) / 100),
  };
}
