import { beforeEach, expect, test } from 'vitest';

import { keepPresses } from './keep-presses.ts';

let clicked: string[] = [];

beforeEach(() => {
  document.body.innerHTML = '<main><button>Resume</button><p>Paused</p><button>Remove</button></main>';
  clicked = [];
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => clicked.push(button.textContent));
  }
  return keepPresses(document.querySelector('main')!);
});

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

const pressDown = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, clientY: 100 }));

const click = (target: Element, init: MouseEventInit) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, clientY: 100, ...init }));

test('[UI-15] a click elsewhere, without the pointer having moved, is one on the control that was pressed', () => {
  const resume = button('Resume');
  pressDown(resume);
  click(button('Remove'), { detail: 1 });
  expect(clicked).toEqual(['Resume']);
});

test('[UI-15] a click on nothing in particular counts for the control that was pressed', () => {
  pressDown(button('Resume'));
  click(document.body, { detail: 1, clientY: 104 });
  expect(clicked).toEqual(['Resume']);
});

test('a pointer that was drawn away gives up the click', () => {
  pressDown(button('Resume'));
  click(document.querySelector('main')!, { detail: 1, clientY: 140 });
  expect(clicked).toEqual([]);
});

test('[UI-15] if the control is gone, nothing is clicked', () => {
  const resume = button('Resume');
  pressDown(resume);
  resume.remove();
  click(button('Remove'), { detail: 1 });
  expect(clicked).toEqual([]);
});

test('a key clicks its own control while a finger rests on another one', () => {
  pressDown(button('Resume'));
  click(button('Remove'), { detail: 0 });
  expect(clicked).toEqual(['Remove']);
});

test('an ordinary click counts once, and a press counts for one click only', () => {
  const resume = button('Resume');
  pressDown(resume);
  click(resume, { detail: 1 });
  click(button('Remove'), { detail: 2 });
  expect(clicked).toEqual(['Resume', 'Remove']);
});
