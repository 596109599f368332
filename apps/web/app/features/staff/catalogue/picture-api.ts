import { paths } from '@studio/contracts/paths';
import type { ListPicturesResponse } from '@studio/contracts/staff-pictures';
import type { PictureCrop } from '@studio/domain/pictures/picture-crop';
import type { PictureSubject } from '@studio/domain/pictures/picture-kind';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { uploadFile } from '../../../lib/api/upload-file.ts';

const post = (path: string, body: object) => browserApi().call<ListPicturesResponse>(path, body);

export const listPictures = (subject: PictureSubject) => post(paths.pictureList, { subject });

export interface PictureUpload {
  subject: PictureSubject;
  alt: string;
  /** Part to show; null for a logo, which is shown whole. */
  crop: PictureCrop | null;
  /** Id of the picture that the owner sees; null for none. */
  currentId: string | null;
}
export const uploadPicture = (upload: PictureUpload, file: Blob) =>
  uploadFile<ListPicturesResponse>(paths.pictureUpload, upload, file);

export const savePictureAlt = (subject: PictureSubject, currentId: string, alt: string) =>
  post(paths.pictureDescribe, { subject, currentId, alt });

export const choosePicture = (subject: PictureSubject, currentId: string | null, chosenId: string | null) =>
  post(paths.pictureChoose, { subject, currentId, chosenId });
