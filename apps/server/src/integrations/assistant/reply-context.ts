import type { ChatAction } from '@studio/domain/conversations/conversation';
import type { Finding } from './grounding/parsed-finding.ts';
import type { ReplyLink } from './port.ts';

/** Most classes and links beside an answer. */
const classesMax = 6;
const linksMax = 3;

/**
 * What one answer rests on and shows. A model knows classes and bookings by handles that mean nothing elsewhere; only what
 * a tool of this answer has found can be shown.
 */
export class ReplyContext {
  readonly evidence: { found: Finding[]; asked: string[] } = { found: [], asked: [] };
  readonly links: ReplyLink[] = [];
  readonly classIds: string[] = [];
  action: ChatAction | null = null;
  handOver = false;
  readonly #handles = new Map<string, string>();
  readonly #classes = new Map<string, string>();
  readonly #ways = new Map<string, ReplyLink>();

  /** Takes down what a tool has found, under its name if it has one, and gives it back. */
  found<Thing extends object>(thing: Thing, name?: string): Thing {
    this.evidence.found.push({ text: wordsOf(thing).join(', '), ...(name ? { name } : {}) });
    return thing;
  }

  asked(words: string): void {
    this.evidence.asked.push(words);
  }

  /** 'c1', 'c2' …: the same class is the same handle throughout. Its page can be linked by it, too. */
  classHandle(classId: string, way: ReplyLink): string {
    const handle = this.#handle('c', classId, way);
    this.#classes.set(handle, classId);
    return handle;
  }

  /** 'b1', 'b2' …: a booking of the person's own. */
  bookingHandle(bookingId: string, way: ReplyLink): string {
    return this.#handle('b', bookingId, way);
  }

  /** A page that may be linked by its path, which says nothing about anybody. */
  page(way: ReplyLink): string {
    this.#ways.set(way.to, way);
    return way.to;
  }

  /** Shows classes by their handles; answers those that it does not know. */
  show(handles: readonly string[]): readonly string[] {
    for (const handle of handles) {
      const classId = this.#classes.get(handle);
      if (classId && !this.classIds.includes(classId) && this.classIds.length < classesMax) {
        this.classIds.push(classId);
      }
    }
    return handles.filter((handle) => !this.#classes.has(handle));
  }

  /** Links a page by its path, or a class or booking by its handle. False where none of the tools has named it. */
  link(name: string): boolean {
    const way = this.#ways.get(name);
    if (!way) return false;
    if (!this.links.includes(way) && this.links.length < linksMax) this.links.push(way);
    return true;
  }

  #handle(letter: string, id: string, way: ReplyLink): string {
    const key = `${letter}:${id}`;
    const handle = this.#handles.get(key) ?? `${letter}${this.#handles.size + 1}`;
    this.#handles.set(key, handle);
    this.#ways.set(handle, way);
    return handle;
  }
}

/** Every text and number in a thing, however deep; but for handles, which are nothing to say. */
function wordsOf(thing: unknown): string[] {
  if (typeof thing === 'string' || typeof thing === 'number') return [String(thing)];
  if (!thing || typeof thing !== 'object') return [];
  return Object.entries(thing).flatMap(([name, part]) => (name === 'id' ? [] : wordsOf(part)));
}
