import { paths } from '@studio/contracts/paths';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawTestPicture, halves, openPictureStudio, sendPicture } from '../harness/picture-uploads.ts';

let open: Awaited<ReturnType<typeof openPictureStudio>>;

beforeAll(async () => {
  open = await openPictureStudio();
});
afterAll(() => open.studio.close());

describe('an upload that isn’t accepted', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const heic = `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(200)}`;
  it.each([
    ['an SVG with a script', () => Buffer.from(svg), 'This is an SVG drawing.'],
    ['HEIC', () => Buffer.from(heic, 'latin1'), 'This iPhone picture is in HEIC format. Export it as JPEG'],
    ['a PDF', () => Buffer.from('%PDF-1.7 …'), 'This is a PDF.'],
    ['an animation', () => Buffer.from('GIF89a…'), 'This picture may be animated.'],
    ['a text named picture.jpg', () => Buffer.from('hello'), 'isn’t a picture that we can read'],
    ['an empty file', () => Buffer.alloc(0), 'isn’t a picture that we can read'],
    ['a truncated file', () => open.jpeg.subarray(0, open.jpeg.length / 2), 'The file may be damaged.'],
    ['a JPEG header with rubbish', () => Buffer.from('\xff\xd8\xff rubbish', 'latin1'), 'may be damaged'],
  ])('is rejected with a sentence: %s', async (_name, file, message) => {
    const result = await open.upload(file());
    expect(result).toMatchObject({
      status: 400,
      code: 'bad_request',
      field: 'file',
      message: expect.stringContaining(message),
    });
  });

  it('is rejected when it is small, or a small part of a picture', async () => {
    const small = await drawTestPicture({ width: 500, height: 300 }).jpeg().toBuffer();
    expect((await open.upload(small)).message).toContain('at least 800 pixels wide');
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    expect((await open.upload(open.jpeg, { crop })).message).toContain(
      'The selected part is 600 pixels wide.',
    );
  });

  it('is rejected before it is decoded when it has too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: halves.left },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(3_000_000);
    expect((await open.upload(bomb)).message).toContain(
      'This picture has 81 megapixels, and the limit is 64.',
    );
  });

  it('is rejected above 40 MB, with and without a content length', { tags: 'long' }, async () => {
    const large = Buffer.concat([open.jpeg, Buffer.alloc(41 * 1024 * 1024)]);
    expect(await open.upload(large)).toMatchObject({ status: 413, code: 'payload_too_large' });
    const barely = Buffer.concat([open.jpeg, Buffer.alloc(40 * 1024 * 1024 - open.jpeg.length + 1)]);
    expect(await open.upload(barely)).toMatchObject({
      status: 413,
      message: expect.stringContaining('larger than 40 MB'),
    });
  });

  it('needs alternative text, an existing record and an owner', async () => {
    expect(await open.upload(open.jpeg, { alt: ' ' })).toMatchObject({ status: 400, field: 'alt' });
    expect(await open.upload(open.jpeg, { subject: { kind: 'room', id: 'cellar' } })).toMatchObject({
      status: 404,
    });
    expect(await open.upload(open.jpeg, { subject: { kind: 'menu', id: 'studio-1' } })).toMatchObject({
      status: 400,
    });
    expect(await open.upload(open.jpeg, { time: 1 })).toMatchObject({ status: 403 });
    expect(await sendPicture(open.studio, { file: open.jpeg })).toMatchObject({ status: 401 });
    const { status } = await open.studio
      .visitor()
      .with(await open.tokenOf(open.owner))
      .call(paths.pictureUpload);
    expect(status).toBe(400);
  });

  it('leaves other calls without multipart bodies', async () => {
    const form = new Response(new FormData());
    const { statusCode } = await open.studio.app.inject({
      method: 'POST',
      url: `/api${paths.catalogue}`,
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
      payload: Buffer.from(await form.arrayBuffer()),
    });
    expect(statusCode).toBe(400);
  });
});
