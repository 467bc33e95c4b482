import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withSelfClosingTags } from "../../shared/text.ts";
import { OUTLINE_SIZE, outlinesOf, widthOf } from "./outlines.ts";

interface LineProps {
  text: string;
  /** Where the line begins, or its middle if it is centered. */
  x: number;
  isCentered?: boolean;
  /** Where capitals begin. */
  top: number;
  /** The font size, which is smaller if the line would be wider than `room`. */
  size: number;
  room: number;
  fill: string;
}

/**
 * A line of words as shapes, because a picture file cannot use the site's font. Each letter is a shape of its own,
 * always the same, so that pictures compress well together.
 */
export function Line({ text, x, isCentered = false, top, size, room, fill }: LineProps) {
  const width = widthOf(text);
  const scale = Math.min(size, (OUTLINE_SIZE * room) / width) / OUTLINE_SIZE;
  const left = isCentered ? x - (width * scale) / 2 : x;
  return (
    <g transform={`translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`} fill={fill}>
      {outlinesOf(text).map(({ path, left }) => (
        <path key={left} transform={`translate(${left})`} d={path} />
      ))}
    </g>
  );
}

/** Renders a drawing as SVG. */
export function markupOf(drawing: ReactElement): string {
  return withSelfClosingTags(renderToStaticMarkup(drawing));
}
