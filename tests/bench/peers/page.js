// Common parts of every page here: an input for files, a button that sends them, and counts that the bench reads.

const settings = new URLSearchParams(location.hash.slice(1));

/** Address and token; the bench puts both after the # of the address. */
export const url = settings.get('url');
export const headers = { Authorization: `Bearer ${settings.get('token')}` };

/** Fields that the service requires. */
export const fieldsOf = (name) => ({
  displayname: name,
  organizationId: 'nordwerk',
  categoryId: 'operating-manual',
});

const counts = { stored: 0, failed: 0 };

/** Reports the result of one upload to the bench. */
export function count(outcome) {
  counts[outcome] += 1;
  document.title = `${counts.stored} stored, ${counts.failed} failed`;
}

/** Connects the input and the button. */
export function wire({ add, send }) {
  document.querySelector('#files').addEventListener('change', ({ target }) => add([...target.files]));
  document.querySelector('#send').addEventListener('click', send);
  document.title = '0 stored, 0 failed';
}
