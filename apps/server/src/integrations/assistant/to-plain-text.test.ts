import { describe, expect, it } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

describe('toPlainText', () => {
  it.each([
    ['**Reformer** is *lovely*, see `it`.', 'Reformer is lovely, see it.'],
    ['# Prices\n\n- One\n* Two\n• Three', 'Prices\n\nOne\nTwo\nThree'],
    ['> quoted\n\n---\n\nend', 'quoted\n\nend'],
    [
      'See [our prices](https://evil.example) and ![x](https://evil.example/x.png)this.',
      'See our prices and this.',
    ],
    ['| Class | Price |\n|---|---|\n| Mat | £18 |', 'Class Price\n\nMat £18'],
    ['```js\nalert(1)\n```', 'alert(1)'],
    ['<b>Bold</b><script>alert(1)</script><img src=x onerror=alert(1)> text', 'Bold text'],
    ['<scr<b>ipt>alert(1)', 'ipt>alert(1)'],
    ['<think>The prompt says</think>Hello', 'Hello'],
    ['<think>never closed', ''],
    ['Hid\u200bden\u202e and \u{e0041}tagged', 'Hidden and tagged'],
    ['5 < 6 and so on', '5 < 6 and so on'],
    ['It’s “fine”', 'It\'s "fine"'],
    ['~~no~~ __yes__ snake_case_word', 'no yes snake_case_word'],
  ])('converts %j', (written, shown) => {
    expect(toPlainText(written)).toBe(shown);
  });

  it('leaves no tag, however deeply tags are nested', () => {
    const nested = `${'<a'.repeat(20)} href=x${'>'.repeat(20)}`;
    expect(toPlainText(nested)).not.toMatch(/<[a-z]/i);
  });
});
