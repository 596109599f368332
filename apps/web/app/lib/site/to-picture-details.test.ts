import { describe, expect, it } from 'vitest';
import { toPictureDetails } from './to-picture-details.ts';

const picture = {
  hash: 'a'.repeat(32),
  alt: 'A room',
  width: 1200,
  height: 800,
  placeholder: 'data:image/webp;base64,UklGRg==',
  widths: { avif: [480, 1200], webp: [1200] },
  phone: null,
};

describe('toPictureDetails', () => {
  it('lists the files of each format with their widths', () => {
    expect(toPictureDetails(picture)).toEqual({
      alt: 'A room',
      objectPosition: '50% 50%',
      placeholder: picture.placeholder,
      width: 1200,
      height: 800,
      avif: `/media/${picture.hash}/480.avif 480w, /media/${picture.hash}/1200.avif 1200w`,
      webp: `/media/${picture.hash}/1200.webp 1200w`,
    });
  });

  it('adds the crop for phones', () => {
    const phone = { width: 720, height: 900, widths: { avif: [480], webp: [720] } };
    expect(toPictureDetails({ ...picture, phone }).phone).toEqual({
      width: 720,
      height: 900,
      avif: `/media/${picture.hash}/phone-480.avif 480w`,
      webp: `/media/${picture.hash}/phone-720.webp 720w`,
    });
  });
});
