import type { Article } from "../content/types.ts";

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** One article of the blog: a card, not a link, because the excerpt is the article. */
export function ArticleCard({ category, title, excerpt, date, author }: Article) {
  return (
    <li className="card">
      <article className="flex h-full flex-col">
        <p className="text-sm font-bold text-link">{category}</p>
        <h2 className="mt-1 text-xl">{title}</h2>
        <p className="mt-2 mb-4 text-muted">{excerpt}</p>
        <p className="mt-auto text-sm text-muted">
          <time dateTime={date}>{dateFormat.format(new Date(date))}</time>, {author}
        </p>
      </article>
    </li>
  );
}
