import { pictureKinds } from '@studio/domain/pictures/picture-kind';
import { pictureLimits } from '@studio/domain/pictures/picture-limits';
import { z } from 'zod';
import { catalogueId } from './catalogue-records.ts';
import { withEnvelope } from './envelope.ts';
import { pictureDto } from './pictures.ts';
import { branchId, id } from './shared-fields.ts';
import { singleLineText } from './text-schemas.ts';

/**
 * Calls about the pictures of rooms, class types, instructors and hero slides, those in fixed places on the
 * site, and the logo. Only owners may make them. Calls that change something send the id of the picture that the owner sees (`currentId`, null for none). If
 * pages show another picture by now, the call changes nothing and fails with edit_conflict.
 */

const subject = z.object({ kind: z.enum(pictureKinds), id: catalogueId });
const alt = singleLineText().min(1).max(pictureLimits.altLength);
const fraction = z.number().min(0).max(1);
const currentId = id.nullable();

export const staffPicture = pictureDto.extend({
  id: z.string(),
  /** Time of the upload, as an ISO instant. */
  uploadedAt: z.string(),
  /** Time at which another picture replaced this one, as an ISO instant; null while pages show it. */
  replacedAt: z.string().nullable(),
});
export type StaffPicture = z.infer<typeof staffPicture>;

/** POST /admin/catalogue/picture/list: returns the picture of a record and its earlier ones. Errors: not_found. */
export const listPicturesRequest = withEnvelope({ branchId, subject });

/** Pictures of a record. All calls return them. */
export const listPicturesResponse = z.object({
  ok: z.literal(true),
  /** Uploaded picture that pages show; null when they show the built-in one. */
  current: staffPicture.nullable(),
  /** Pictures that the owner can restore, latest first. */
  earlier: z.array(staffPicture),
});
export type ListPicturesResponse = z.infer<typeof listPicturesResponse>;

/**
 * POST /admin/catalogue/picture/upload: replaces the picture of a record. The body is `multipart/form-data` with two
 * parts: `request`, which contains these fields as JSON, and then `file`, which contains the picture. Accepts JPEG,
 * PNG, WebP and AVIF of at most 40 MB and 64 megapixels. `crop` is in fractions of the upright picture; null takes the
 * centre. For a logo, which pages show whole, `crop` is ignored; its alternative text is the studio's name. Errors:
 * not_found, bad_request (with `field`), payload_too_large, edit_conflict.
 */
export const uploadPictureRequest = withEnvelope({
  branchId,
  subject,
  alt,
  crop: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }).nullable(),
  currentId,
});

/** POST /admin/catalogue/picture/describe: changes the alternative text. Errors: not_found, edit_conflict. */
export const describePictureRequest = withEnvelope({ branchId, subject, alt, currentId: id });

/**
 * POST /admin/catalogue/picture/choose: shows an earlier picture again, or the built-in one (`chosenId` null). Errors:
 * not_found, edit_conflict.
 */
export const choosePictureRequest = withEnvelope({ branchId, subject, currentId, chosenId: id.nullable() });
