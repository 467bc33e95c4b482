/** Styles and scripts, which stay to the letter. */
const CODE = /(<(?:style|script)\b.*?<\/(?:style|script)>)/s;

/** The same page in fewer bytes: what React writes for every reader of HTML and of XML, browsers need not have. */
export function shortenHtml(html: string): string {
  return html
    .split(CODE)
    .map((part) => (part.startsWith("<s") && CODE.test(part) ? part : shortenMarkup(part)))
    .join("");
}

function shortenMarkup(markup: string): string {
  return (
    markup
      .replaceAll("&#x27;", "'")
      .replaceAll(/><\/(?:path|circle|rect|line)>/g, "/>")
      // The name of each sign, which no style asks for.
      .replaceAll(/ class="lucide lucide-[\w-]+( [^"]*)?"/g, ' class="lucide$1"')
      .replaceAll(/ class="([^"]*?) +"/g, ' class="$1"')
      .replaceAll(/(<(?:meta|link|img|source|input|br)\b[^>]*?)\/>/g, "$1>")
      // Facts for scripts, which are full of quotes.
      .replaceAll(/="([^"']*&quot;[^"']*)"/g, (_, value: string) => `='${value.replaceAll("&quot;", '"')}'`)
  );
}
