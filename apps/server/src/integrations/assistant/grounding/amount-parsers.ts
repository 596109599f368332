import { type ClaimParser, createClaim } from './claim.ts';
import { numberPattern, parseNumber } from './parse-number.ts';

const createPoundsClaim = (pounds: string | undefined) =>
  createClaim('money', String(Math.round(Number((pounds ?? '').replaceAll(',', '')) * 100)));

/** Parsers of money and percentages, such as "£17.50", "20 pounds", "fifty quid", "50p", "$20" and "10%". */
export const amountParsers: readonly ClaimParser[] = [
  { pattern: /£\s?(\d[\d,]*(?:\.\d{1,2})?)/g, read: ([, pounds]) => [createPoundsClaim(pounds)] },
  {
    pattern: /\b(\d[\d,]*(?:\.\d{1,2})?)\s?(?:pounds?|quid|gbp|sterling)\b/gi,
    read: ([, pounds]) => [createPoundsClaim(pounds)],
  },
  {
    pattern: new RegExp(`\\b(${numberPattern})\\s(?:pounds?|quid)\\b`, 'gi'),
    read: ([, amount = '']) => [createPoundsClaim(String(parseNumber(amount)))],
  },
  { pattern: /\b(\d{1,2})p\b/g, read: ([, pence = '']) => [createClaim('money', String(Number(pence)))] },
  {
    pattern: /[$€¥]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:dollars?|euros?|usd|eur)\b/gi,
    read: ([match = '']) => [createClaim('money', match)],
  },
  {
    pattern: new RegExp(`\\b(\\d+(?:\\.\\d+)?|${numberPattern})\\s?(?:%|per ?cent\\b)`, 'gi'),
    read: ([, share = '']) => [createClaim('percent', String(parseNumber(share) ?? Number(share)))],
  },
];
