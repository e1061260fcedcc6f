import { useState } from 'react';

import { createId } from '#lib/create-id.ts';
import { afterTurn } from '#photo/corners.ts';
import type { Corners } from '#photo/homography.ts';

/** A photo that becomes a page. */
export interface EditedPage {
  readonly id: string;
  readonly photo: File;
  /** Absent until the photo is opened. */
  readonly corners?: Corners | undefined;
  /** Quarter turns clockwise. */
  readonly turns: number;
  readonly isGrey: boolean;
}

interface Pages {
  readonly all: readonly EditedPage[];
  /** Index of the page that is shown. */
  readonly at: number;
}

const newPage = (photo: File, isGrey: boolean): EditedPage => ({ id: createId(), photo, turns: 0, isGrey });

/** The pages of a PDF, one of them shown; there is always one. */
export function usePages(photo: File) {
  const [pages, setPages] = useState<Pages>(() => ({ all: [newPage(photo, false)], at: 0 }));
  const { all, at } = pages;
  const page = all[at]!;
  const change = (edits: Partial<EditedPage>) =>
    setPages((now) => ({
      ...now,
      all: now.all.map((each) => (each.id === page.id ? { ...each, ...edits } : each)),
    }));
  return {
    all,
    at,
    page,
    show: (index: number) => setPages({ all, at: index }),
    add: (next: File) => setPages({ all: [...all, newPage(next, page.isGrey)], at: all.length }),
    /** Takes another photo for the page that is shown. */
    retake: (next: File) =>
      setPages({ all: all.map((each) => (each === page ? newPage(next, page.isGrey) : each)), at }),
    remove: () => setPages({ all: all.filter((each) => each !== page), at: Math.max(0, at - 1) }),
    setCorners: (corners: Corners) => change({ corners }),
    setGrey: (isGrey: boolean) => change({ isGrey }),
    turn: () => page.corners && change({ corners: afterTurn(page.corners), turns: (page.turns + 1) % 4 }),
  };
}

/** The pages and their commands. */
export type PagesOfPdf = ReturnType<typeof usePages>;
