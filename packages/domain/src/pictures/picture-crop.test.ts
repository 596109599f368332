import { describe, expect, it } from 'vitest';
import { getCentredCrop, toPixelCrop } from './picture-crop.ts';
import { limitWidths } from './picture-kind.ts';

describe('getCentredCrop', () => {
  it('takes the whole height of a wide picture and the whole width of a tall one', () => {
    expect(getCentredCrop({ width: 3000, height: 1000 }, 3 / 2)).toEqual({
      x: 0.25,
      y: 0,
      width: 0.5,
      height: 1,
    });
    expect(getCentredCrop({ width: 1000, height: 2000 }, 1)).toEqual({
      x: 0,
      y: 0.25,
      width: 1,
      height: 0.5,
    });
  });
});

describe('toPixelCrop', () => {
  const size = { width: 1200, height: 800 };

  it('converts fractions to pixels', () => {
    expect(toPixelCrop({ x: 0.25, y: 0.5, width: 0.5, height: 0.5 }, size, 3 / 2)).toEqual({
      left: 300,
      top: 400,
      width: 600,
      height: 400,
    });
  });

  it('stays inside the picture, whatever the caller sends', () => {
    for (const crop of [
      { x: 0.9, y: 0.9, width: 1, height: 1 },
      { x: 1, y: 1, width: 1, height: 1 },
      { x: 0, y: 0, width: 0.0001, height: 0.0001 },
    ]) {
      const { left, top, width, height } = toPixelCrop(crop, size, 3 / 2);
      expect(Math.min(left, top, width - 1, height - 1)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(size.width);
      expect(top + height).toBeLessThanOrEqual(size.height);
    }
  });

  it('cuts a crop of another shape to the ratio, around its centre', () => {
    expect(toPixelCrop({ x: 0, y: 0, width: 1, height: 1 }, size, 1)).toEqual({
      left: 200,
      top: 0,
      width: 800,
      height: 800,
    });
  });
});

describe('limitWidths', () => {
  it('never enlarges, and keeps the detail of a picture between two widths', () => {
    expect(limitWidths([480, 768, 1600], 4000)).toEqual([480, 768, 1600]);
    expect(limitWidths([480, 768, 1600], 1000)).toEqual([480, 768, 1000]);
    expect(limitWidths([480, 768, 1600], 768)).toEqual([480, 768]);
    expect(limitWidths([480], 300)).toEqual([300]);
  });
});
