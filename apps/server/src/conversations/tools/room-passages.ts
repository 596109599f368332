import { environmentCopy } from '@studio/content/copy/environment';
import type { SourcePassage } from './source-passage.ts';

const link = { label: 'The rooms', to: '/studio/environment' };

export function buildRoomPassages(): SourcePassage[] {
  const { here, access } = environmentCopy;
  return [
    ...here.map(({ term, text }) => ({
      id: `rooms:${idOf(term)}`,
      title: term,
      text: `${term}: ${text}`,
      link,
      asked: keywords[term] ?? '',
    })),
    ...access.facts.map(({ term, text }) => ({
      id: `access:${idOf(term)}`,
      title: term,
      text: `${term}: ${text}`,
      link,
      asked: keywords[term] ?? '',
    })),
  ];
}

function idOf(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

const keywords: Readonly<Record<string, string>> = {
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
