import type { SiteCopy } from '@studio/content/site-copy/site-copy-fields';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { buildClassPassages } from './class-passages.ts';
import { buildDetailPassages } from './detail-passages.ts';
import { buildFaqPassages } from './faq-passages.ts';
import { lowercaseFirst } from './lowercase-first.ts';
import { buildPolicyPassages } from './policy-passages.ts';
import { buildSitePassages } from './site-passages.ts';
import type { SourcePassage } from './source-passage.ts';

/**
 * Returns everything that the assistant can quote: FAQ, site features, rooms, directions, classes, terms and privacy.
 */
export function buildPassages(catalogue: GetCatalogueResponse, copy: SiteCopy): SourcePassage[] {
  return [
    ...buildFaqPassages(copy.faq),
    ...buildSitePassages(catalogue, copy.founder),
    ...buildDetailPassages(catalogue, copy.rooms),
    ...buildRoomPassages(copy.rooms),
    ...buildDirectionsPassages(copy.location),
    ...buildClassPassages(catalogue, copy),
    ...buildPolicyPassages(catalogue, copy.terms),
  ];
}

const directionsLink = { label: 'How to get here', to: '/contact' };

function buildDirectionsPassages({ directions }: SiteCopy['location']): SourcePassage[] {
  return directions.map(({ id, title, text }) => ({
    id: `directions:${id}`,
    title,
    text,
    link: directionsLink,
    keywords: directionsKeywords[id] ?? '',
  }));
}

const directionsKeywords: Readonly<Record<string, string>> = {
  foot: 'walk, walking, from vauxhall, directions, find you, find the door, entrance',
  train: 'tube, underground, nearest station, line, overground, public transport, rail, closest',
  bus: 'bus, buses, route, stop',
  bike: 'bike, bicycle, cycle, cycling, lock, bike rack',
  'step-free':
    'wheelchair, step free, disabled, accessible, accessibility, stairs, buggy, pram, mobility, ramp',
};

const roomsLink = { label: 'The rooms', to: '/studio/environment' };

function buildRoomPassages({ amenities, access }: SiteCopy['rooms']): SourcePassage[] {
  return [
    ...amenities.facts.map(({ id, term, text }) => ({
      id: `rooms:${id}`,
      title: term,
      text: `${term}: ${lowercaseFirst(text)}`,
      link: roomsLink,
      keywords: roomKeywords[id] ?? '',
    })),
    ...access.facts.map(({ id, term, text }) => ({
      id: `access:${id}`,
      title: term,
      text: `${term}: ${lowercaseFirst(text)}`,
      link: roomsLink,
      keywords: roomKeywords[id] ?? '',
    })),
  ];
}

const roomKeywords: Readonly<Record<string, string>> = {
  'mats-and-props': 'equipment provided, blocks, clean, hygiene',
  'changing-rooms':
    'showers, shower, changing, get changed, toilets, loo, towels, hairdryer, change clothes, facilities, freshen up',
  lockers: 'locker, bag, valuables, leave my things, storage, safe, belongings, put my stuff, coat, luggage',
  'water-and-tea': 'drink, drinks, water fountain, refill bottle, coffee, cafe, tea',
  shoes: 'trainers, barefoot, shoe',
  quiet: 'music, loud, phone, photos, noise, silent, film, playlist',
  'the-door': 'entrance, level access, wheelchair, ramp, bell, pram, buggy, accessible, disabled access',
  'the-stairs':
    'lift, is there a lift, lift to studio 2, elevator, upstairs, stairs, step-free, wheelchair, floor, disabled access, accessible, mobility',
  'the-reformers': 'height of reformer, get on and off, mobility',
  'hearing-and-sight':
    'deaf, hearing, hard of hearing, follow, blind, visually impaired, sign language, accessibility, explain things, demonstrate, lingo, jargon, terms',
  'assistance-dogs':
    'dog, guide dog, pet, service dog, puppy, animal, bring my puppy, bring my dog, are dogs allowed',
};
