import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

interface NoticePageProps {
  readonly title: string;
  /** Mark above the title. */
  readonly mark?: ReactNode;
  /** Text below the title. */
  readonly intro?: ReactNode;
  /** Announces the card as an error. Default: false. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
  /** Below the card. */
  readonly more?: ReactNode;
}

/** A page of one card: sign-in, or an error that leaves nothing else to show. */
export const NoticePage = ({ title, intro, mark, isAlert = false, children, more }: NoticePageProps) => (
  <main className="page notice-page">
    <div className="card stack notice-page__card" role={isAlert ? 'alert' : undefined}>
      {mark}
      <div className="stack stack--tight">
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p className="muted">{intro}</p>}
      </div>
      {children}
    </div>
    {more}
  </main>
);

/** Mark of an error. */
export const ErrorMark = () => (
  <span className="tile" data-tone="bad">
    <TriangleAlert />
  </span>
);
