import { paths } from '@studio/contracts/paths';
import * as contract from '@studio/contracts/staff-pictures';
import type { FastifyInstance } from 'fastify';
import { changePictureAltText, choosePicture } from '../../catalogue/pictures/change-picture.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { ownerPolicy } from './owner-policy.ts';
import { registerPictureUpload } from './picture-upload-route.ts';
import { readPictures } from './read-pictures.ts';

/** Registers the routes that list, upload, describe and restore pictures. */
export function registerPictureRoutes(app: FastifyInstance, services: Services): void {
  registerPictureUpload(app, services);
  registerApiRoute(app, services, {
    path: paths.pictureList,
    policy: ownerPolicy,
    request: contract.listPicturesRequest,
    response: contract.listPicturesResponse,
    handle: ({ branchId, subject }) => readPictures(services, branchId, subject),
  });
  registerApiRoute(app, services, {
    path: paths.pictureDescribe,
    policy: ownerPolicy,
    request: contract.describePictureRequest,
    response: contract.listPicturesResponse,
    handle: async ({ branchId, subject, currentId, alt }, caller) => {
      await changePictureAltText(services, { branchId, subject, currentId, alt }, getStaffActor(caller));
      return readPictures(services, branchId, subject);
    },
  });
  registerApiRoute(app, services, {
    path: paths.pictureChoose,
    policy: ownerPolicy,
    request: contract.choosePictureRequest,
    response: contract.listPicturesResponse,
    handle: async ({ branchId, subject, currentId, chosenId }, caller) => {
      await choosePicture(services, { branchId, subject, currentId, chosenId }, getStaffActor(caller));
      return readPictures(services, branchId, subject);
    },
  });
}
