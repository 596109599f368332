import type { Named } from '@studio/domain/conversations/find-named';
import type { StudioFacts } from '../../outside/assistant/port.ts';

/** What a name stands for. */
export type NameKind = 'activity' | 'subType' | 'classType' | 'instructor' | 'tag' | 'level' | 'product';

/** Everything that can be named, by its kind. An id is "kind:id". */
export function vocabularyOf(studio: StudioFacts): Named[] {
  const { activities, classTypes, instructors, products } = studio;
  const subTypes = [...new Set(classTypes.map(({ subType }) => subType))];
  return [
    ...activities.map(({ id, name }) => named('activity', id, [name, ...(activityWords[id] ?? [])])),
    named('activity', 'pilates', ['pilates']),
    ...subTypes.map((id) => named('subType', id, subTypeWords[id] ?? [id.replaceAll('-', ' ')])),
    ...classTypes.map(({ id, title }) => named('classType', id, [title, ...(classTypeWords[id] ?? [])])),
    ...instructors.map(({ id, name }) => named('instructor', id, [name, ...name.split(' ')])),
    ...Object.entries(tagWords).map(([id, phrases]) => named('tag', id, phrases)),
    ...Object.entries(levelWords).map(([id, phrases]) => named('level', id, phrases)),
    ...products.map(({ id, name }) => named('product', id, [name, ...(productWords[id] ?? [])])),
    named('product', 'gift-card', [
      'gift card',
      'gift cards',
      'gift voucher',
      'gift vouchers',
      'voucher',
      'vouchers',
    ]),
  ];
}

function named(kind: NameKind, id: string, phrases: readonly string[]): Named {
  const plain = phrases.map((phrase) =>
    phrase
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  return { id: `${kind}:${id}`, phrases: [...new Set(plain)].filter(Boolean) };
}

const activityWords: Readonly<Record<string, readonly string[]>> = {
  reformer: ['reformers', 'reformer pilates', 'reformer class', 'machine pilates', 'machine class'],
  mat: ['mat', 'mat class', 'mat classes', 'matwork', 'mat work', 'floor pilates'],
  yoga: ['yoga class', 'yoga classes'],
};

const subTypeWords: Readonly<Record<string, readonly string[]>> = {
  dynamic: ['dynamic'],
  foundation: ['foundation', 'foundations'],
  classic: ['classic'],
  vinyasa: ['vinyasa', 'flow yoga', 'power yoga'],
  'restorative-yin': [
    'yin',
    'restorative',
    'restore',
    'yin yoga',
    'restorative yoga',
    'restorative class',
    'yin class',
    'stretching',
    'stretchy',
  ],
  'sound-healing': [
    'sound healing',
    'sound bath',
    'sound baths',
    'soundbath',
    'gong bath',
    'singing bowls',
    'bowls',
  ],
  prenatal: [],
};

const classTypeWords: Readonly<Record<string, readonly string[]>> = {
  'dynamic-reformer': ['dynamic reformer', 'reformer dynamic'],
  'reformer-strength': ['strength', 'strength reformer', 'strength class'],
  'reformer-foundations': ['reformer foundation', 'foundation reformer', 'foundations reformer'],
  'female-only-reformer': [
    'women only reformer',
    'ladies only reformer',
    'reformer female only',
    'reformer women only',
  ],
  'female-only-mat': [
    'female only mat',
    'women only mat',
    'ladies only mat',
    'mat female only',
    'women only mat pilates',
  ],
  'prenatal-reformer': ['pregnancy reformer', 'antenatal reformer', 'prenatal reformer pilates'],
  'prenatal-mat': ['prenatal mat', 'pregnancy mat', 'antenatal mat', 'pregnancy mat pilates'],
  'classic-mat': ['classic mat', 'classical mat', 'classical pilates'],
};

const tagWords: Readonly<Record<string, readonly string[]>> = {
  'female-only': [
    'female only',
    'women only',
    'woman only',
    'womens',
    'women s',
    'ladies',
    'ladies only',
    'girls only',
    'all female',
    'only women',
    'only for women',
    'for women',
    'females only',
  ],
  prenatal: [
    'prenatal',
    'pregnant',
    'expecting',
    'pre natal',
    'antenatal',
    'pregnancy class',
    'pregnancy classes',
    'pregnancy pilates',
    'pregnancy yoga',
    'pregnancy',
  ],
};

const levelWords: Readonly<Record<string, readonly string[]>> = {
  beginner: [
    'beginner',
    'beginners',
    'beginner friendly',
    'for beginners',
    'newbie',
    'newbies',
    'novice',
    'easy',
    'easier',
    'absolute beginner',
    'never done',
    'never tried',
    'ever done',
    'ever tried',
    'first timer',
    'first timers',
    'new to',
    'first time',
  ],
  gentle: [
    'gentle',
    'gentler',
    'slow',
    'slower',
    'relaxing',
    'relax',
    'relaxed',
    'calm',
    'calming',
    'chilled',
    'restful',
    'wind down',
    'unwind',
    'destress',
  ],
  hard: [
    'intermediate',
    'advanced',
    'hard',
    'harder',
    'hardest',
    'challenging',
    'tough',
    'intense',
    'difficult',
    'sweaty',
  ],
};

const productWords: Readonly<Record<string, readonly string[]>> = {
  'starter-pack': ['starter', 'pack of 3', 'three class pack', '3 class pack', '3 pack'],
  'class-pack-10': [
    'class pack',
    'pack of 10',
    'pack of ten',
    '10 class pack',
    'ten class pack',
    '10 pack',
    'yoga pack',
    'mat pack',
    'class packs',
  ],
  'reformer-pack-10': [
    'reformer pack',
    'reformer packs',
    'reformer pack of ten',
    'pack of 10 reformer',
    '10 reformer classes',
    'ten reformer classes',
    '10 reformers',
    'ten reformers',
    '10 reformer',
    'reformer 10 pack',
    '10 reformer sessions',
  ],
  'flow-off-peak': ['off peak', 'offpeak', 'flow off peak', 'off peak membership', 'off peak unlimited'],
  'flow-anytime': [
    'flow anytime',
    'anytime',
    'anytime membership',
    'unlimited yoga',
    'unlimited mat',
    'yoga membership',
    'flow membership',
    'flow',
  ],
  'reformer-flex-4': ['flex 4', 'flex four', 'reformer flex', 'flex'],
  'reformer-flex-8': ['flex 8', 'flex eight', 'reformer flex'],
  'first-two-reformer': [
    '2 reformer classes',
    'two reformer',
    'first two reformer',
    'reformer intro offer',
    'reformer starter offer',
  ],
  'first-mat': ['first mat', 'mat intro offer', 'mat offer'],
  'tuesday-yoga-two-for-one': ['2 for 1', 'two for one', '2 for one', '2 4 1', '241', 'two for 1', 'bogof'],
  'one-to-one-intro': ['intro 1 to 1', 'first 1 to 1', 'first one to one', 'introductory 1 to 1'],
  'one-to-one-standard': ['standard one to one', 'standard 1 to 1'],
  'one-to-one-block-5': ['block of 5', 'block of five', '5 one to ones', '5 1 to 1', 'five one to ones'],
};
