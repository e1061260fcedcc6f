import { Parser } from 'htmlparser2';

/** The depth at which Blink stops nesting; deeper elements become siblings there, too. */
const maxDepth = 512;

/**
 * htmlparser2 without two weaknesses. Each tag moves or searches the whole stack of open elements, so that a million
 * unclosed tags take a quarter of an hour. And in XML a tag right after `<?...?>` seems to start one character early
 * (12.0.0). A class, because the library is extended by overriding.
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

  /** Deep elements aren't put on the stack, as if they were void; those with raw text are unaffected. */
  protected override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true;
    return this.isOpening && this['stack'].length >= maxDepth && name !== 'script' && name !== 'style';
  }
}
