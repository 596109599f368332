import { environmentCopy } from '@studio/content/copy/environment';
import { studioLocationCopy } from '@studio/content/copy/studio-location';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { buildClassPassages } from './class-passages.ts';
import { buildFaqPassages } from './faq-passages.ts';
import { lowercaseFirst } from './lowercase-first.ts';
import { buildPolicyPassages } from './policy-passages.ts';
import { buildSitePassages } from './site-passages.ts';
import type { SourcePassage } from './source-passage.ts';

/** Returns everything that the assistant can quote: FAQ, site features, rooms, directions, classes, terms and privacy. */
export function buildPassages(catalogue: GetCatalogueResponse): SourcePassage[] {
  return [
    ...buildFaqPassages(),
    ...buildSitePassages(catalogue),
    ...buildRoomPassages(),
    ...buildDirectionsPassages(),
    ...buildClassPassages(catalogue),
    ...buildPolicyPassages(catalogue),
  ];
}

const directionsLink = { label: 'How to get here', to: '/contact' };

function buildDirectionsPassages(): SourcePassage[] {
  return studioLocationCopy.directions.map(({ by, title, text }) => ({
    id: `directions:${by}`,
    title,
    text,
    link: directionsLink,
    keywords: directionsKeywords[by] ?? '',
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

function buildRoomPassages(): SourcePassage[] {
  const { here, access } = environmentCopy;
  return [
    ...here.map(({ term, text }) => ({
      id: `rooms:${idOf(term)}`,
      title: term,
      text: `${term}: ${lowercaseFirst(text)}`,
      link: roomsLink,
      keywords: roomKeywords[term] ?? '',
    })),
    ...access.facts.map(({ term, text }) => ({
      id: `access:${idOf(term)}`,
      title: term,
      text: `${term}: ${lowercaseFirst(text)}`,
      link: roomsLink,
      keywords: roomKeywords[term] ?? '',
    })),
  ];
}

function idOf(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

const roomKeywords: Readonly<Record<string, string>> = {
  'Mats and props': 'equipment provided, blocks, clean, hygiene',
  'Changing rooms':
    'showers, shower, changing, get changed, toilets, loo, towels, hairdryer, change clothes, facilities, freshen up',
  Lockers: 'locker, bag, valuables, leave my things, storage, safe, belongings, put my stuff, coat, luggage',
  'Water and tea': 'drink, drinks, water fountain, refill bottle, coffee, cafe, tea',
  Shoes: 'trainers, barefoot, shoe',
  Quiet: 'music, loud, phone, photos, noise, silent, film, playlist',
  'The door': 'entrance, level access, wheelchair, ramp, bell, pram, buggy, accessible, disabled access',
  'The stairs':
    'lift, is there a lift, lift to studio 2, elevator, upstairs, stairs, step-free, wheelchair, floor, disabled access, accessible, mobility',
  'The reformers': 'height of reformer, get on and off, mobility',
  'Hearing and sight':
    'deaf, hearing, hard of hearing, follow, blind, visually impaired, sign language, accessibility',
  'Assistance dogs':
    'dog, guide dog, pet, service dog, puppy, animal, bring my puppy, bring my dog, are dogs allowed',
};
