import TriangleAlert from 'lucide-react/icons/triangle-alert';

import { useI18n } from '#i18n/i18n-context.tsx';
import { previewMessages } from '#i18n/messages/en/inspection.ts';
import type { Missing } from '#manual/preview/rendering.ts';
import { Disclosure } from '#ui/content/disclosure.tsx';
import { PathName } from '#ui/content/path-name.tsx';

const reasons: readonly Missing['why'][] = ['internet', 'absent', 'spelling', 'damaged', 'too-large'];

/** Limit of listed files; the findings list the rest. */
const maxShown = 50;

interface MissingBarProps {
  readonly missing: readonly Missing[];
  /** True if a repair corrects the spelling of links. */
  readonly isSpellingFixable: boolean;
}

/** Lists files of the current page that readers without a network will miss. */
export function MissingBar({ missing, isSpellingFixable }: MissingBarProps) {
  const words = previewMessages(useI18n());
  const groups = reasons.flatMap((why) => {
    const urls = missing.filter((one) => one.why === why).map(({ url }) => url);
    return urls.length > 0 ? [{ why, urls }] : [];
  });
  return (
    <div className="preview__missing" role="status">
      {groups.map(({ why, urls }) => (
        <Disclosure
          key={why}
          summary={
            <>
              <TriangleAlert /> <span>{words.missing[why](urls.length)}</span>
            </>
          }
        >
          {() => (
            <>
              {why === 'spelling' && isSpellingFixable && <p className="small">{words.spellingFixable}</p>}
              <ul>
                {urls.slice(0, maxShown).map((url) => (
                  <li key={url}>
                    <code>
                      <PathName>{url}</PathName>
                    </code>
                  </li>
                ))}
                {urls.length > maxShown && <li>{words.missing.more(urls.length - maxShown)}</li>}
              </ul>
            </>
          )}
        </Disclosure>
      ))}
    </div>
  );
}
