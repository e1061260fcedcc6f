// What every page here has: an input for files, a button that sends them, and counts that the bench reads.

const settings = new URLSearchParams(location.hash.slice(1));

/** Where to send to, and as whom; the bench puts both behind the # of the address. */
export const url = settings.get('url');
export const headers = { Authorization: `Bearer ${settings.get('token')}` };

/** The fields that the service asks for. */
export const fieldsOf = (name) => ({
  displayname: name,
  organizationId: 'nordwerk',
  categoryId: 'operating-manual',
});

const counts = { stored: 0, failed: 0 };

/** Tells the bench how one upload ended. */
export function count(outcome) {
  counts[outcome] += 1;
  document.title = `${counts.stored} stored, ${counts.failed} failed`;
}

/** Wires the input and the button. */
export function wire({ add, send }) {
  document.querySelector('#files').addEventListener('change', ({ target }) => add([...target.files]));
  document.querySelector('#send').addEventListener('click', send);
  document.title = '0 stored, 0 failed';
}
