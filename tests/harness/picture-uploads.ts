import { createHmac, randomBytes } from 'node:crypto';
import { apiBase, paths } from '@studio/contracts/paths';
import type { ListPicturesResponse } from '@studio/contracts/staff-pictures';
import { pictureSpecs } from '@studio/domain/pictures/picture-kind';
import sharp, { type Sharp } from 'sharp';
import { installFakeUserPool } from './fake-user-pool.ts';
import { createOwner, type MaybeError } from './owner-calls.ts';
import { openTestStudio, type TestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

/** Width and height of a test picture that every kind accepts, in pixels. */
export const testPictureSize = { width: 1200, height: 800 };

/** Colours of the left and right half of a test picture. */
export const halves = { left: { r: 200, g: 40, b: 40 }, right: { r: 40, g: 40, b: 200 } } as const;

/** Returns a picture whose left half is red and whose right half is blue, ready to encode. */
export function drawTestPicture({ width, height } = testPictureSize): Sharp {
  const half = Math.floor(width / 2);
  return sharp({ create: { width, height, channels: 3, background: halves.left } }).composite([
    {
      input: { create: { width: width - half, height, channels: 3, background: halves.right } },
      left: half,
      top: 0,
    },
  ]);
}

interface Upload {
  file: Buffer;
  fileName?: string;
  contentType?: string;
  fields?: object;
  accessToken?: string;
}

/** Sends a picture as the staff tools do: as a form with the fields and then the file. */
export async function sendPicture(
  { app, services, time }: TestStudio,
  { file, fileName = 'picture.jpg', contentType = 'image/jpeg', fields = {}, accessToken }: Upload,
): Promise<ListPicturesResponse & MaybeError & { status: number }> {
  const [clientId, sessionId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const seconds = Math.floor(time.now.getTime() / 1000);
  const token = createHmac('sha256', services.config.tokenSalt)
    .update(`${clientId}:${sessionId}:${seconds}`)
    .digest('hex');
  const request = {
    subject: { kind: 'room', id: 'studio-1' },
    alt: 'Ten reformers beneath arched windows',
    crop: null,
    currentId: null,
    ...{ clientId, sessionId, time: seconds, token },
    ...fields,
  };
  const form = new FormData();
  form.set('request', JSON.stringify(request));
  form.set('file', new File([new Uint8Array(file)], fileName, { type: contentType }));
  const body = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: `${apiBase}${paths.pictureUpload}`,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json() };
}

/** Returns the average colour of a part of a picture, given in fractions. */
export async function readColour(file: Buffer, { left, top }: { left: number; top: number }) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(top * info.height) * info.width + Math.floor(left * info.width);
  const [r = 0, g = 0, b = 0] = data.subarray(at * info.channels, at * info.channels + 3);
  return { r, g, b };
}

/** Minimum width of a room's picture in pixels. */
export const roomMinWidth = pictureSpecs.room.minWidth;

export type PictureOwner = Awaited<ReturnType<typeof createOwner>>;

/** Opens a studio with two owners and a picture that every kind accepts. */
export async function openPictureStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const owner = await createOwner(studio, tokens, people, ['Ruth', 'Ellison']);
  const otherOwner = await createOwner(studio, tokens, people, ['Sam', 'Okoro']);
  const tokenOf = ({ userId }: PictureOwner) => tokens.access(userId, ['ADMIN']);
  const upload = async (file: Buffer, fields: object = {}, who = owner) =>
    sendPicture(studio, { file, fields, accessToken: await tokenOf(who) });
  return { studio, owner, otherOwner, tokenOf, upload, jpeg: await drawTestPicture().jpeg().toBuffer() };
}
