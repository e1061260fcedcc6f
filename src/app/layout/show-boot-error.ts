/**
 * Shows that the application couldn't be loaded. The texts are in the page itself, since the messages may be what is
 * missing.
 */
export function showBootError(error: unknown): void {
  const alert = document.querySelector<HTMLElement>('.shell__error')!;
  alert.hidden = false;
  alert.role = 'alert';
  document.querySelector('.shell__cause')!.textContent = String(error);
  document.querySelector('.shell__reload')!.addEventListener('click', reload);
  addEventListener('online', reload);
}

const reload = (): void => location.reload();
