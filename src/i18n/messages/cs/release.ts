import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseCs: Messages['release'] = {
  isThere: 'Je k dispozici nová verze.',
  afterReload: 'Po opětovném načtení nahrávání pokračuje; rozpracované začne od začátku.',
  waits:
    'Načtěte stránku později: teď by se ztratily dokumenty, které nejsou uloženy ani na serveru, ani v tomto prohlížeči.',
  partOutdated: 'Tato stránka byla aktualizována. Chcete-li tuto část použít, načtěte stránku znovu.',
};
