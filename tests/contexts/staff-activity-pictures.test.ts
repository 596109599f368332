import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { ListPicturesResponse } from '@studio/contracts/staff-pictures';
import { expect, it, onTestFinished } from 'vitest';
import { openPictureStudio } from '../harness/picture-uploads.ts';

it('a picture of an activity is shown by its class types that have no picture', async () => {
  const { studio, owner, jpeg, upload } = await openPictureStudio();
  onTestFinished(() => studio.close());
  const catalogue = async () =>
    (await studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse;
  const removePicture = async (subject: object) => {
    const { current } = await owner.call<ListPicturesResponse>(paths.pictureList, { subject });
    await owner.call(paths.pictureChoose, { subject, currentId: current?.id ?? null, chosenId: null });
  };
  const subject = { kind: 'activity', id: 'yoga' };
  const own = { kind: 'class-type', id: 'restorative-yin-yoga' };
  const pictureOf = async (typeId: string) =>
    (await catalogue()).classTypes.find(({ id }) => id === typeId)?.picture?.alt;
  await upload(jpeg, { subject, alt: 'People on mats' });
  await upload(jpeg, { subject: own, alt: 'A bolster' });
  const { activities } = await catalogue();
  expect(activities.find(({ id }) => id === 'yoga')?.picture).toMatchObject({ alt: 'People on mats' });
  expect(await pictureOf('vinyasa-yoga')).toBe('People on mats');
  expect(await pictureOf('restorative-yin-yoga')).toBe('A bolster');
  expect(await pictureOf('classic-mat')).toBeUndefined();
  await removePicture(subject);
  await removePicture(own);
  expect(await pictureOf('vinyasa-yoga')).toBeUndefined();
  const unknown = { kind: 'activity', id: 'boxing' };
  expect(await upload(jpeg, { subject: unknown })).toMatchObject({ status: 404 });
});
