import { Parser } from 'htmlparser2';

/** As deep as Blink builds a tree; what is deeper becomes a sibling there, too. */
const maxDepth = 512;

/**
 * htmlparser2 without two weaknesses. Each tag moves or searches the whole stack of open elements, so that a million
 * unclosed tags keep it busy for a quarter of an hour. And in XML a tag right behind `<?...?>` seems to begin one
 * character early (12.0.0). A class, because the library is extended by overriding.
 */
export class ShallowParser extends Parser {
  private isOpening = false;

  override onopentagname(start: number, endIndex: number): void {
    this.isOpening = true;
    super.onopentagname(start, endIndex);
    this.isOpening = false;
  }

  /** `endIndex` is that of the second question mark. */
  override onprocessinginstruction(start: number, endIndex: number): void {
    super.onprocessinginstruction(start, endIndex);
    this.startIndex = endIndex + 2;
  }

  /** An element without content is not put on the stack; those whose text is read stay what they are. */
  protected override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true;
    const { stack } = this as unknown as { readonly stack: readonly string[] };
    return this.isOpening && stack.length >= maxDepth && name !== 'script' && name !== 'style';
  }
}
