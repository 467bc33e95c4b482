import type { MessageRoom } from "../request/free-text.ts";
import { type Attachment, isRefining, type Lookup } from "../request/location-reducer.ts";
import { accuracyAndAgeText, accuracyText, isRough } from "../request/position.ts";
import { type CityCenter, whereabouts } from "../request/whereabouts.ts";

/** The text of a toast. It disappears by itself, so it is never the only place of a critical text. */
export interface Notice {
  title: string;
  text?: string | undefined;
}

/** From the spec's catalog of errors and confirmations. */
export const MISSING_INFORMATION: Notice = {
  title: "Missing Information",
  text: "Please fill in all required fields.",
};

export const REQUEST_SENT: Notice = {
  title: "Request Sent!",
  text: "Your service request has been sent via SMS and email.",
};

export const MESSAGE_SENT: Notice = {
  title: "Message Sent!",
  text: "Your message has been sent. We'll get back to you soon.",
};

/** Shown where the result of GPS will be, before it is used. */
export const GPS_UNUSED = "No GPS position yet. Your browser may ask first: choose Allow.";

/** Shown in the same place if the button was used before its code was loaded. */
export const GPS_WITHOUT_CODE =
  "GPS isn’t ready on this signal. Type where you are: the street, exit, or a landmark.";

const ROUGH = "Add the road, your direction, and the nearest exit.";
const FAR = "It is far from our cities: add the road, direction, and exit.";
const BY_BUTTON = "GPS position removed. Your request goes without it.";
const BY_TYPING = "You changed the location, so its GPS position was removed.";
const EXPIRED = "The GPS position is half an hour old, so it was removed";

/** The text about the pin below the location field; undefined if there is nothing to say. */
export function pinStatus(
  attachment: Attachment,
  lookup: Lookup,
  now: number,
  cities: readonly [CityCenter, ...CityCenter[]],
): string | undefined {
  if (attachment.kind !== "attached") return detachedText(attachment);
  const { pin } = attachment;
  const attached = `GPS position attached: ${accuracyAndAgeText(pin, now)}.`;
  if (isRefining(lookup)) return `${attached} Looking for a better one.`;
  // The message of a failed lookup is beside it, so there is no space for more.
  if (lookup.kind === "failed") return attached;
  if (whereabouts(pin, cities).kind === "far") return `${attached} ${FAR}`;
  return isRough(pin, now) ? `${attached} ${ROUGH}` : attached;
}

/** What screen readers announce about the pin. It does not change each minute with the pin's age. */
export function pinAnnouncement(attachment: Attachment): string {
  if (attachment.kind !== "attached") return detachedText(attachment) ?? "";
  return `GPS position attached: ${accuracyText(attachment.pin.accuracy)}.`;
}

function detachedText(attachment: Exclude<Attachment, { kind: "attached" }>): string | undefined {
  switch (attachment.kind) {
    case "none":
      return undefined;
    case "removed":
      return attachment.by === "button" ? BY_BUTTON : BY_TYPING;
    case "expired":
      return attachment.wordsStay
        ? `${EXPIRED}. Your words stay. Use GPS again for a new one.`
        : `${EXPIRED} with the words it filled in. Use GPS again for a new one.`;
  }
}

/**
 * A text about the room left in a message. Its title changes only with the kind of room, so screen readers do not
 * announce each letter typed.
 */
interface RoomText {
  title: string;
  text: string;
}

/** The text about how much room is left, or about what will be cut and that all of it can be copied. */
export function roomText(messages: readonly MessageRoom[]): RoomText {
  return tooLittleText(messages) ?? littleText(messages) ?? { title: "", text: "" };
}

function tooLittleText(messages: readonly MessageRoom[]): RoomText | undefined {
  const [first, second] = messages.flatMap(({ name, room }) =>
    room.kind === "too little" ? { name, lost: room.leftOut } : [],
  );
  if (!first) return undefined;
  const lost = `${first.lost === 1 ? "character" : `${inDigits(first.lost)} characters`}`;
  return {
    title: `Too long for the ${first.name}${second ? ` and the ${second.name}` : ""}.`,
    text:
      `The ${first.name} loses its last ${lost}` +
      `${second ? `, the ${second.name} ${inDigits(second.lost)}` : ""}. You can copy it all next.`,
  };
}

function littleText(messages: readonly MessageRoom[]): RoomText | undefined {
  const [fullest] = messages
    .flatMap(({ name, room }) => (room.kind === "little" ? { name, left: room.characters } : []))
    .sort((one, other) => one.left - other.left);
  if (!fullest) return undefined;
  const { name, left } = fullest;
  if (left === 0) return { title: `The ${name} is full.`, text: `No room for more in the ${name}.` };
  // Rounded down, so that it never promises too much.
  const about = left < 10 ? "a few" : `about ${Math.floor(left / 10) * 10}`;
  return { title: `The ${name} is almost full.`, text: `Room for ${about} more characters in the ${name}.` };
}

function inDigits(count: number): string {
  return count.toLocaleString("en-US");
}
