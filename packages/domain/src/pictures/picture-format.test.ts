import { describe, expect, it } from 'vitest';
import { describeFormatError, detectPictureFormat, isAcceptedFormat } from './picture-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const iso = (brands: string) =>
  bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}\0\0\0\x10meta`);

describe('detectPictureFormat', () => {
  it.each([
    ['jpeg', bytes('\xff\xd8\xff\xe1\0\x10Exif')],
    ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
    ['avif', iso('avif\0\0\0\0avifmif1miaf')],
    ['avif', iso('mif1\0\0\0\0avifmif1miaf')],
    ['heic', iso('heic\0\0\0\0mif1heic')],
    ['heic', iso('mif1\0\0\0\0mif1heic')],
    ['gif', iso('avis\0\0\0\0msf1')],
    ['unknown', iso('isom\0\0\0\0mp42')],
    ['gif', bytes('GIF89a')],
    ['pdf', bytes('%PDF-1.7')],
    ['tiff', bytes('II*\0')],
    ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', bytes('\xef\xbb\xbf  <?xml version="1.0"?><svg/>')],
    ['svg', bytes('<!DOCTYPE html><script>')],
    ['unknown', bytes('GIF7')],
    ['unknown', bytes('RIFF\0\0\0\0WAVE')],
    ['unknown', new Uint8Array()],
  ])('returns %s', (format, start) => {
    expect(detectPictureFormat(start)).toBe(format);
  });

  it('reads the start of the file only', () => {
    expect(detectPictureFormat(bytes(`${' '.repeat(600)}<svg/>`))).toBe('unknown');
  });
});

describe('describeFormatError', () => {
  it('says how to convert a picture of an iPhone', () => {
    expect(describeFormatError('heic')).toBe(
      'This iPhone picture is in HEIC format. Export it as JPEG, then choose it again.',
    );
    expect(isAcceptedFormat('heic')).toBe(false);
    expect(isAcceptedFormat('avif')).toBe(true);
  });
});
