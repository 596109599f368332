import { describe, expect, it } from 'vitest';
import { normalizeMessage } from '../built-in/parsing/normalize-message.ts';
import { toExampleText } from './to-example-text.ts';

describe('text of an example', () => {
  it('is normalised', () => {
    expect(toExampleText('  Do U sell CRISPS?! ')).toBe('do you sell crisps');
  });

  it('has no email address, phone number, booking code or name', () => {
    expect(
      toExampleText(
        'My name’s Amara Obi, mail amara@example.com or ring 07700 900123 about 7K2M-9QXB please',
      ),
    ).toBe('my name name mail email or ring number about code please');
    expect(toExampleText('my name is amara and i want crisps')).toBe('my name is name and i want crisps');
  });

  it.each([
    ['MY NAME IS AMARA OBI', 'my name is name'],
    ['my name  is\namara obi', 'my name is name'],
    ['my name is amara obi and can i bring crisps', 'my name is name and can i bring crisps'],
    ['My name is amara o’brien-obi smith, any crisps?', 'my name is name any crisps'],
    ['my name is Ana Maria Souza Silva', 'my name is name'],
    ['MY NAME’S AMARA OBI CAN I COME', 'my name name can i come'],
    ['My name is An Nguyen, any crisps?', 'my name is name any crisps'],
    ['my name is Dr. J. Obi, any crisps?', 'my name is name any crisps'],
    ['this is will smith, any crisps?', 'this is name any crisps'],
    ['my full name is: amara obi', 'my full name is name'],
    ['I’m called amara obi. Any crisps?', 'i am called name any crisps'],
    ['Hi I am Amara Obi, any crisps?', 'hi i am name any crisps'],
    ['Hi I’m Amara J. Obi and I want crisps', 'hi i am name and i want crisps'],
    ['im Anna van Dijk, any crisps?', 'i am name any crisps'],
    ['I AM AMARA OBI AND I WANT CRISPS', 'i am name and i want crisps'],
    ['this is zoe smith, any crisps?', 'this is name any crisps'],
    ['Hello this is Zoe and I want crisps', 'hello this is name and i want crisps'],
    ['this is zoe here, any crisps', 'this is name here any crisps'],
    ['Any crisps? This is zoe ann smith', 'any crisps this is name'],
    ['it’s amara obi here, any crisps?', 'it name here any crisps'],
    ['Hi, Amara here. Any crisps?', 'hi name here any crisps'],
    ['Any crisps? Thanks, Amara Obi', 'any crisps thanks name'],
    ['THIS IS ZOE SMITH SPEAKING', 'this is name speaking'],
    ['Any crisps?\nName: amara obi\nEmail: a@b.example', 'any crisps name name email email'],
  ])('has no name in %j', (message, text) => {
    expect(toExampleText(message)).toBe(text);
    expect(toExampleText(text)).toBe(text);
  });

  it.each([
    'i am pregnant',
    'is it loud here',
    'it’s very cold here',
    'do you sell crisps? Thanks',
    'I AM PREGNANT AND CAN I COME',
    'I am Pregnant',
    'I am looking for Dynamic Reformer',
    'im new to pilates',
    'this is killing me',
    'this is my first time, what do i need',
    'this is ridiculous, i want a refund',
    'this is the third time and i want a refund',
    'is this is the studio in vauxhall',
    'what is the name of the instructor',
  ])('keeps %j, which has no name', (message) => {
    expect(toExampleText(message)).not.toMatch(/\b(is|am) name\b|name name/);
    expect(toExampleText(message)).toBe(normalizeMessage(message));
  });

  it('is itself unchanged by the same rules, so that stored texts can be compared', () => {
    for (const text of ['Can I come at 7:30pm for £20?', 'My name is Amara, ring 07700 900123'])
      expect(toExampleText(toExampleText(text))).toBe(toExampleText(text));
  });
});
