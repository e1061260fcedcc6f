import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { moveCorner, movedByKey, turned } from '#photo/corners.ts';
import type { Corners, Point } from '#photo/homography.ts';

interface CornerStageProps {
  readonly picture: ImageBitmap;
  /** Quarter turns clockwise. */
  readonly turns: number;
  readonly isGrey: boolean;
  /** In parts of the picture before it is turned, from the upper left corner of the page. */
  readonly corners: Corners;
  readonly onChange: (corners: Corners) => void;
}

/** A photo of paper with its four corners, which are dragged or moved with the arrow keys. */
export function CornerStage({ picture, turns, isGrey, corners, onChange }: CornerStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useTurnedPicture(picture, turns);
  const [dragged, setDragged] = useState<number>();
  const isSideways = turns % 2 === 1;
  const ratio = isSideways ? picture.height / picture.width : picture.width / picture.height;
  const shown = corners.map((corner) => turned(corner, turns));
  const outline = shown.map(({ x, y }) => `${x} ${y}`).join(' L');
  return (
    <div className="corner-stage">
      <div
        className="corner-stage__frame"
        ref={frame}
        style={{ aspectRatio: ratio, width: `min(100cqw, ${100 * ratio}cqh)` }}
      >
        <canvas ref={canvas} aria-hidden="true" data-grey={isGrey || undefined} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path className="corner-stage__outside" d={`M0 0H1V1H0Z M${outline}Z`} />
          <path className="corner-stage__edge" d={`M${outline}Z`} />
        </svg>
        {shown.map((at, index) => (
          <Handle
            key={index}
            at={at}
            index={index}
            frame={frame}
            onDrag={(isDragged) => setDragged(isDragged ? index : undefined)}
            onMove={(to) => onChange(moveCorner(corners, index, turned(to, -turns)))}
          />
        ))}
        {dragged !== undefined && <Loupe canvas={canvas} at={shown[dragged]!} />}
      </div>
    </div>
  );
}

/** Ref to a canvas on which the picture is painted, turned. */
function useTurnedPicture(picture: ImageBitmap, turns: number): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height } = picture;
    const size = turns % 2 === 1 ? { width: height, height: width } : { width, height };
    const context = canvas.current && Object.assign(canvas.current, size).getContext('2d');
    context?.translate(size.width / 2, size.height / 2);
    context?.rotate((turns * Math.PI) / 2);
    context?.drawImage(picture, -width / 2, -height / 2);
  }, [picture, turns]);
  return canvas;
}

interface HandleProps {
  readonly at: Point;
  readonly index: number;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onDrag: (isDragged: boolean) => void;
  readonly onMove: (to: Point) => void;
}

/** One corner. A slider to assistive technology, since those on touch screens have gestures for sliders. */
function Handle({ at, index, frame, onDrag, onMove }: HandleProps) {
  const { formats } = useI18n();
  const { paper: words } = deviceMessages(useI18n());
  // Between the pointer and the corner: a corner must not jump when it is touched.
  const offset = useRef<Point>(undefined);
  const toPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const end = () => {
    offset.current = undefined;
    onDrag(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedByKey(at, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <button
      type="button"
      className="corner-stage__handle"
      role="slider"
      aria-label={words.corners[index]}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at.x * 100)}
      aria-valuetext={words.cornerAt(formats.percent(at.x), formats.percent(at.y))}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        const point = toPoint(event);
        offset.current = { x: point.x - at.x, y: point.y - at.y };
        onDrag(true);
      }}
      onPointerMove={(event) => {
        if (!offset.current) return;
        const point = toPoint(event);
        onMove({ x: point.x - offset.current.x, y: point.y - offset.current.y });
      }}
      onLostPointerCapture={end}
      onKeyDown={onKeyDown}
    />
  );
}

/** Side of the loupe in CSS pixels; it shows as many pixels of the picture, which is larger than its frame. */
const loupeSide = 112;

interface LoupeProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly at: Point;
}

/** The part of the photo under the finger, in the half of the frame where the finger isn't. */
function Loupe({ canvas, at }: LoupeProps) {
  const loupe = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = loupe.current?.getContext('2d');
    const picture = canvas.current;
    if (!context || !picture) return;
    context.clearRect(0, 0, loupeSide, loupeSide);
    const [left, top] = [at.x * picture.width - loupeSide / 2, at.y * picture.height - loupeSide / 2];
    context.drawImage(picture, left, top, loupeSide, loupeSide, 0, 0, loupeSide, loupeSide);
  }, [canvas, at.x, at.y]);
  return (
    <div className="corner-stage__loupe" data-side={at.x < 0.5 ? 'right' : 'left'} aria-hidden="true">
      <canvas ref={loupe} width={loupeSide} height={loupeSide} />
    </div>
  );
}
