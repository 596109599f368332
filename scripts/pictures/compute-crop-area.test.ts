import { describe, expect, it } from 'vitest';
import { computeCropArea } from './compute-crop-area.ts';

describe('computeCropArea', () => {
  it('uses the full height for an upright crop and offsets it horizontally by the position', () => {
    expect(computeCropArea({ width: 2000, height: 1125 }, { ratio: 4 / 5, position: '70% 55%' })).toEqual({
      width: 900,
      height: 1125,
      left: 770,
      top: 0,
    });
  });

  it('uses the full width for a crop wider than the original', () => {
    expect(computeCropArea({ width: 800, height: 800 }, { ratio: 2, position: '50% 25%' })).toEqual({
      width: 800,
      height: 400,
      left: 0,
      top: 100,
    });
  });
});
