import type { Room } from "./room.ts";

/** A message in which a form's free text goes out, and the room that it has for that. */
export interface MessageRoom {
  name: "text" | "email";
  room: Room;
}

/** What is said of the room. The title changes with its kind alone: who listens does not hear every letter typed. */
interface RoomWords {
  title: string;
  text: string;
}

/** What is said before anything is cut: how much room is left, or what will be left out and that all of it can be copied. */
export function roomWords(messages: readonly MessageRoom[]): RoomWords {
  return tooLittleWords(messages) ?? littleWords(messages) ?? { title: "", text: "" };
}

function tooLittleWords(messages: readonly MessageRoom[]): RoomWords | undefined {
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

function littleWords(messages: readonly MessageRoom[]): RoomWords | undefined {
  const [fullest] = messages
    .flatMap(({ name, room }) => (room.kind === "little" ? { name, left: room.characters } : []))
    .sort((one, other) => one.left - other.left);
  if (!fullest) return undefined;
  const { name, left } = fullest;
  if (left === 0) return { title: `The ${name} is full.`, text: `No room for more in the ${name}.` };
  // Rounded down: it never promises room that there is not.
  const about = left < 10 ? "a few" : `about ${Math.floor(left / 10) * 10}`;
  return { title: `The ${name} is almost full.`, text: `Room for ${about} more characters in the ${name}.` };
}

function inDigits(count: number): string {
  return count.toLocaleString("en-US");
}
