import { siteCopyDefaults } from '@studio/content/site-copy/site-copy-defaults';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { expect, it } from 'vitest';
import { readContactPageDetails } from './contact-page-details.ts';

const catalogue = {
  studio: {},
  instructors: [
    { id: 'ines-duarte', name: 'Ines Duarte' },
    { id: 'jonah-price', name: 'Jonah Price' },
  ],
  products: [{ id: 'starter-pack', name: 'Starter Pack' }],
} as unknown as GetCatalogueResponse;

it.each([
  ['', null, null],
  ['topic=taichi', 'taichi', null],
  ['topic=1-1&with=ines-duarte', '1-1', 'ines-duarte'],
  ['topic=1-1&with=Jonah+Price', '1-1', 'jonah-price'],
  ['with=jonah-price', '1-1', 'jonah-price'],
  ['topic=gossip&with=nobody', null, null],
  ['topic=booking&with=', 'booking', null],
])('the URL ?%s selects topic %s and instructor %s', (query, topic, instructorId) => {
  expect(readContactPageDetails(catalogue, siteCopyDefaults, new URLSearchParams(query))).toMatchObject({
    topic,
    instructorId,
  });
});

it.each([
  ['topic=packs&product=starter-pack', 'packs', 'Starter Pack'],
  ['product=starter-pack', 'packs', 'Starter Pack'],
  ['topic=packs&product=gold-card', 'packs', null],
])('the URL ?%s selects topic %s and product %s', (query, topic, product) => {
  expect(readContactPageDetails(catalogue, siteCopyDefaults, new URLSearchParams(query))).toMatchObject({
    topic,
    product,
  });
});

it('offers Tai Chi only while a promotion or the URL leads to it', () => {
  const readTopics = (copy: typeof siteCopyDefaults, query = '') =>
    readContactPageDetails(catalogue, copy, new URLSearchParams(query)).topics;
  const withoutPromos = { ...siteCopyDefaults, promos: { slides: [] } };
  expect(readTopics(siteCopyDefaults)).toContain('taichi');
  expect(readTopics(withoutPromos)).not.toContain('taichi');
  expect(readTopics(withoutPromos)).toContain('events');
  expect(readTopics(withoutPromos, 'topic=taichi')).toContain('taichi');
});
