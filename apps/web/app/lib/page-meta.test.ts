import { branch } from '@studio/content/branch';
import { expect, it } from 'vitest';
import { buildPageMeta, buildPrivatePageMeta } from './page-meta.ts';

const renamed = { ...branch, name: 'Lower Marsh', tagline: 'Yoga' };
const matches = [{ id: 'root', loaderData: { studio: renamed } }, { id: 'routes/faq' }];

it('behind a page’s title stands the studio as staff have it now', () => {
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

it('a page whose frame could not be loaded has its own title alone', () => {
  expect(buildPageMeta([undefined], 'Questions', 'Answers.')[0]).toEqual({ title: 'Questions' });
});
