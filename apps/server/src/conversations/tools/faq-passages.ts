import { listFaqItems } from '@studio/content/faq';
import type { FaqCopy } from '@studio/content/site-copy/faq-fields';
import type { SourcePassage } from './source-passage.ts';

/** Returns the published questions of /faq as passages. Each has its own URL. */
export function buildFaqPassages(faq: FaqCopy): SourcePassage[] {
  return listFaqItems(faq).map(({ id, question, answer, more }) => ({
    id: `faq:${id}`,
    title: question,
    text: answer,
    link: more ?? { label: faq.heading, to: `/faq#${id}` },
    keywords: keywords[id] ?? '',
  }));
}

/** Other phrasings of FAQ questions, by id. Questions that aren't listed are found by their own words. */
const keywords: Readonly<Record<string, string>> = {
  'what-to-bring':
    'what to wear, clothes, outfit, dress code, kit, leggings, towel, water bottle, own mat, own yoga mat, hire a mat, borrow a mat, mat needed, equipment, need to bring, bring with me, shoes, trainers, barefoot, prepare',
  'arrive-early':
    'how early, what time should I get there, arrive before, turn up, check in, doors open, minutes before',
  'class-length': 'how long does it last, duration, minutes, length, end time, finish, how many minutes',
  'which-class-first':
    'beginner, last exercise I did, years since I exercised, out of shape, someone like me, never done before, first time, newbie, total novice, complete beginner, unfit, not flexible, where to start, which class should I choose, recommend',
  'group-size':
    'class size, how many people, busy, crowded, small groups, number of beds, reformers, capacity, how big',
  injuries:
    'bad back, back pain, knee, shoulder, hurt, injured, injury, slipped disc, sciatica, surgery, operation, physio, arthritis, hernia, rehab',
  age: 'children, kids, teenager, daughter, son, under 18, years old, minimum age, 10, 11, 12, 13, 14, 15, 16, 17, too old, seniors, older, elderly, pensioner, over 60',
  'how-to-book':
    'make a booking, reserve, reservation, sign up for a class, book a place, how does booking work, tapping the class, click the class, just opens, which button',
  'need-an-account':
    'register, does my friend have to sign up, make a password, guest checkout, without account, sign up required, membership needed, log in to book',
  'book-for-friends':
    'bring a friend, bringing my mate, two people, group booking, plus one, partner, book for someone else, several places, together',
  tour: 'visit, look around, see the studio, show round, view',
  'female-only-classes':
    'women only, ladies, boyfriend, bf, husband, can he come, female instructor, no men, women',
  'female-only-privacy': 'men in the building, private, privacy, hijab, modesty, man at the desk, windows',
  prices: 'how much, cost, price',
  'ways-to-pay':
    'pay, payment, cash, card, apple pay, google pay, paypal, booking fee, VAT, on top, extra charges, hidden, tax, euros, dollars, currency, amex, american express, invoice, pay at the desk, direct debit, contactless',
  'share-a-pack':
    'share credits, use my pack for a friend, transfer sessions, give my class to someone, split, husband, wife, partner',
  'what-covers-what':
    'valid for, use pack for reformer, does it include, covered, off-peak, included in membership, credits for',
  cancel:
    'cancel, refund, reschedule, change my booking, cannot make it, can not come, policy, notice, money back, 24 hours, move, swap',
  'late-for-class':
    'late, running late, delayed, miss the start, door closed, stuck in traffic, train, tube strike, late entry, latecomers',
  'studio-cancels':
    'you cancel, class cancelled by the studio, instructor ill, substitute teacher, called off',
  'freeze-membership': 'pause, hold, suspend, freeze, break, holiday, stop for a month, put on hold',
  'refund-time':
    'refund take, when will I get my money back, refund not arrived, how long refund, refunded yet, waiting for refund',
  pregnant:
    'pregnancy, expecting, prenatal, antenatal, trimester, baby, weeks pregnant, safe when pregnant, bump',
  'pregnant-other-classes':
    'pregnant vinyasa, pregnant dynamic reformer, pregnant yoga, other classes while pregnant, normal classes, regular classes pregnancy',
  'after-birth':
    'postnatal, postpartum, after having a baby, gave birth, new mum, caesarean, c-section, diastasis, after baby, pelvic floor',
  'what-is-reformer': 'what is reformer pilates, machine, springs, carriage, bed, explain, difference',
  'reformer-for-beginners':
    'reformer beginner, first reformer class, never used a reformer, new to reformer, too hard',
  'grip-socks': 'socks, grip, sticky socks, toe socks, non-slip, buy socks, barefoot',
};
