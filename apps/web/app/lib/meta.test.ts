import { branch } from '@studio/content/branch';
import { expect, it } from 'vitest';
import { pageMeta, privateMeta } from './meta.ts';

const renamed = { ...branch, name: 'Lower Marsh', tagline: 'Yoga' };
const matches = [{ id: 'root', loaderData: { studio: renamed } }, { id: 'routes/faq' }];

it('behind a page’s title stands the studio as staff have it now', () => {
  expect(pageMeta(matches, 'Questions', 'Answers.')[0]).toEqual({ title: 'Questions | Lower Marsh Yoga' });
  expect(pageMeta(matches, null, 'Welcome.')).toContainEqual({
    property: 'og:title',
    content: 'Lower Marsh Yoga',
  });
  expect(privateMeta(matches, 'Security', 'Devices.')[0]).toEqual({ title: 'Security | Lower Marsh Yoga' });
});

it('a page whose frame could not be loaded has its own title alone', () => {
  expect(pageMeta([undefined], 'Questions', 'Answers.')[0]).toEqual({ title: 'Questions' });
});
