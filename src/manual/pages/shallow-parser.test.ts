import { expect, test } from 'vitest';

import { ShallowParser } from './shallow-parser.ts';

/** Events of the parser, in order. */
function eventsOf(html: string): readonly string[] {
  const events: string[] = [];
  const parser = new ShallowParser({
    onopentag: (name) => void events.push(name),
    onclosetag: (name) => void events.push(`/${name}`),
  });
  parser.end(html);
  return events;
}

test('elements are open up to a depth of 512, and close correctly', () => {
  const events = eventsOf('<i>'.repeat(514) + '</i>'.repeat(514) + '<u></u>');
  expect(events.slice(0, 514)).toEqual(Array.from({ length: 514 }, () => 'i'));
  expect(events.slice(514)).toEqual([...Array.from({ length: 512 }, () => '/i'), 'u', '/u']);
});

const placesIn = (text: string, xmlMode: boolean): readonly string[] => {
  const places: string[] = [];
  const parser = new ShallowParser(
    { onopentag: () => void places.push(text.slice(parser.startIndex, parser.endIndex + 1)) },
    { xmlMode },
  );
  parser.end(text);
  return places;
};

test.each([true, false])('a tag is found at its offset, whatever precedes it; in XML: %s', (isXml) => {
  const text = '<?xml version="1.0"?><a b="c"><?d e="?"?><f/><!doctype g><h/><!--i--><j/> <?k?> <l/></a>';
  expect(placesIn(text, isXml)).toEqual(['<a b="c">', '<f/>', '<h/>', '<j/>', '<l/>']);
});
