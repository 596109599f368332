import { paths } from '@studio/contracts/paths';
import { listPicturesResponse, uploadPictureRequest } from '@studio/contracts/staff-pictures';
import { pictureLimits } from '@studio/domain/pictures/picture-limits';
import type { FastifyInstance } from 'fastify';
import { uploadPicture } from '../../catalogue/pictures/change-picture.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import { registerUploadRoute } from '../../platform/http/upload-route.ts';
import { createKeyedConcurrencyLimit } from '../../platform/limits/keyed-concurrency-limit.ts';
import type { Services } from '../../platform/services.ts';
import { ownerPolicy } from './owner-policy.ts';
import { readPictures } from './read-pictures.ts';

/** Registers the upload of pictures. Encodes one picture at a time, because decoding a large one takes much memory. */
export function registerPictureUpload(app: FastifyInstance, services: Services): void {
  const encoding = createKeyedConcurrencyLimit(1);
  registerUploadRoute(app, services, {
    path: paths.pictureUpload,
    policy: ownerPolicy,
    request: uploadPictureRequest,
    response: listPicturesResponse,
    fileBytes: pictureLimits.fileBytes,
    tooLarge: 'This picture is larger than 40 MB. Make it smaller, then choose it again.',
    handle: async ({ branchId, subject, alt, crop, currentId }, upload, caller) => {
      const change = { branchId, subject, alt, crop, currentId, upload };
      await encoding.run('', () => uploadPicture(services, change, getStaffActor(caller)));
      return readPictures(services, branchId, subject);
    },
  });
}
