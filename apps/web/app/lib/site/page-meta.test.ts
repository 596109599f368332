import { branch } from '@studio/content/branch';
import { expect, it } from 'vitest';
import { buildPageMeta, buildPrivatePageMeta } from './page-meta.ts';

const renamed = { ...branch, name: 'Lower Marsh', tagline: 'Yoga' };
const matches = [{ id: 'root', loaderData: { studio: renamed } }, { id: 'routes/faq' }];

it('appends the studio’s current name and tagline to the page title', () => {
  expect(buildPageMeta(matches, 'Questions', 'Answers.')[0]).toEqual({
    title: 'Questions | Lower Marsh Yoga',
  });
  expect(buildPageMeta(matches, null, 'Welcome.')).toContainEqual({
    property: 'og:title',
    content: 'Lower Marsh Yoga',
  });
  expect(buildPrivatePageMeta(matches, 'Security', 'Devices.')[0]).toEqual({
    title: 'Security | Lower Marsh Yoga',
  });
});

it('uses the page title alone when the root data could not be loaded', () => {
  expect(buildPageMeta([undefined], 'Questions', 'Answers.')[0]).toEqual({ title: 'Questions' });
});
