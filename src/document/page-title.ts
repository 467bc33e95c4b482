/** Search results cut longer titles. */
const MAX_TITLE = 60;

/** A page's title: its subject, and the business's name where both fit into 60 characters. */
export function pageTitle(subject: string, name: string): string {
  const full = `${subject} | ${name}`;
  return full.length <= MAX_TITLE ? full : subject;
}
