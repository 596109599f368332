import { studioLocationCopy } from '@studio/content/copy/studio-location';
import type { SourcePassage } from './source-passage.ts';

const link = { label: 'How to get here', to: '/contact' };

export function buildContactPassages(): SourcePassage[] {
  return studioLocationCopy.directions.map(({ by, title, text }) => ({
    id: `way:${by}`,
    title,
    text,
    link,
    asked: keywords[by] ?? '',
  }));
}

const keywords: Readonly<Record<string, string>> = {
  foot: 'walk, walking, from vauxhall, directions, find you, find the door, entrance',
  train: 'tube, underground, nearest station, line, overground, public transport, rail, closest',
  bus: 'bus, buses, route, stop',
  bike: 'bike, bicycle, cycle, cycling, lock, bike rack',
  'step-free':
    'wheelchair, step free, disabled, accessible, accessibility, stairs, buggy, pram, mobility, ramp',
};
