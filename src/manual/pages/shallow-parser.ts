import { Parser } from 'htmlparser2';

/** As deep as Blink builds a tree; what is deeper becomes a sibling there, too. */
const maxDepth = 512;

/**
 * htmlparser2 without its one weakness: each tag moves or searches the whole stack of open elements, so that a million
 * unclosed tags keep it busy for a quarter of an hour. A class, because the library is extended by overriding.
 */
export class ShallowParser extends Parser {
  private isOpening = false;

  override onopentagname(start: number, endIndex: number): void {
    this.isOpening = true;
    super.onopentagname(start, endIndex);
    this.isOpening = false;
  }

  /** An element without content is not put on the stack; those whose text is read stay what they are. */
  protected override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true;
    const { stack } = this as unknown as { readonly stack: readonly string[] };
    return this.isOpening && stack.length >= maxDepth && name !== 'script' && name !== 'style';
  }
}
