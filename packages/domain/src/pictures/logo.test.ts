import { describe, expect, it } from 'vitest';
import { describeLogoError, isLogoId } from './logo.ts';

describe('describeLogoError', () => {
  it('accepts wide and tall logos, and square icons', () => {
    expect(describeLogoError('light', { width: 800, height: 120 })).toBeNull();
    expect(describeLogoError('dark', { width: 200, height: 400 })).toBeNull();
    expect(describeLogoError('icon', { width: 512, height: 540 })).toBeNull();
  });

  it('says what is wrong with the others', () => {
    expect(describeLogoError('light', { width: 900, height: 100 })).toMatch(/more than 8 times as wide/);
    expect(describeLogoError('light', { width: 100, height: 400 })).toMatch(/more than 3 times as tall/);
    expect(describeLogoError('light', { width: 299, height: 100 })).toMatch(/at least 300 pixels/);
    expect(describeLogoError('icon', { width: 800, height: 400 })).toMatch(/has to be square/);
    expect(describeLogoError('icon', { width: 500, height: 500 })).toMatch(/at least 512 pixels/);
  });
});

describe('isLogoId', () => {
  it('knows the three versions', () => {
    expect(['light', 'dark', 'icon', 'toString'].map(isLogoId)).toEqual([true, true, true, false]);
  });
});
