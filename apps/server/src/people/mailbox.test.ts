import { describe, expect, it } from 'vitest';
import { getMailbox } from './mailbox.ts';

describe('mailboxOf', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+mat@example.com', 'ada@example.com'],
    ['ada+mat+2@example.com', 'ada@example.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['A.da+x@gmail.com', 'ada@gmail.com'],
    ['a.d.a@googlemail.com', 'ada@gmail.com'],
    ['+ada@example.com', '+ada@example.com'],
    ['A.da-Quill_+x@proton.me', 'adaquill@proton.me'],
    ['ada-quill@pm.me', 'adaquill@pm.me'],
    ['ada-quill@example.me', 'ada-quill@example.me'],
    ['studio@ada.fastmail.com', 'ada@fastmail.com'],
    ['a.da@fastmail.com', 'a.da@fastmail.com'],
    ['zoë@exämple.de', 'zoë@xn--exmple-cua.de'],
    ['zoë+mat@XN--EXMPLE-CUA.de', 'zoë@xn--exmple-cua.de'],
    ['zoe@例え.テスト', 'zoe@xn--r8jz45g.xn--zckzah'],
    ['zoe@straße.example', 'zoe@xn--strae-oqa.example'],
    ['zoe@xn--not-punycode-.example', 'zoe@xn--not-punycode-.example'],
  ])('maps %s to %s', (address, mailbox) => {
    expect(getMailbox(address)).toBe(mailbox);
  });
});
