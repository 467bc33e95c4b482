import { type MessageRoom, roomWords } from "../../request/room-words.ts";

/** As long as the longest words. One word again and again takes next to no bytes in a page. */
const LONGEST = "text ".repeat(17);

/**
 * What is said below a field of the room that messages have for it. The room for these words is kept from the first, so
 * that nothing moves when they come; who listens hears their title.
 */
export function RoomNote({ messages }: { messages: readonly MessageRoom[] }) {
  const { title, text } = roomWords(messages);
  const isCut = messages.some(({ room }) => room.kind === "too little");
  return (
    <>
      <span role="status" className="sr-only" suppressHydrationWarning>
        {title}
      </span>
      <span className="room-note" data-longest={LONGEST}>
        <span className={isCut ? "text-danger" : undefined} suppressHydrationWarning>
          {text}
        </span>
      </span>
    </>
  );
}
