/** Styles and scripts, which must not change. */
const CODE = /(<(?:style|script)\b.*?<\/(?:style|script)>)/s;

/** The same page in fewer bytes, without what React writes only for XML. */
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
      // Removes each icon's name, which no style uses, and its stroke width, which the styles set.
      .replaceAll(/(?: stroke-width="2")? class="lucide lucide-[\w-]+( [^"]*)?"/g, ' class="lucide$1"')
      .replaceAll(/ class="([^"]*?) +"/g, ' class="$1"')
      .replaceAll(/(<(?:meta|link|img|source|input|br)\b[^>]*?)\/>/g, "$1>")
      // JSON in attributes is full of quotes.
      .replaceAll(/="([^"']*&quot;[^"']*)"/g, (_, value: string) => `='${value.replaceAll("&quot;", '"')}'`)
  );
}
