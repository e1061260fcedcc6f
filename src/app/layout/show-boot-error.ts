/** Says that the application could not be loaded; in the outline, in its own words: those of the catalogue may be what is missing. */
export function showBootError(error: unknown): void {
  const alert = document.querySelector<HTMLElement>('.shell__error')!;
  alert.hidden = false;
  alert.role = 'alert';
  document.querySelector('.shell__cause')!.textContent = String(error);
  document.querySelector('.shell__reload')!.addEventListener('click', reload);
  addEventListener('online', reload);
}

const reload = (): void => location.reload();
