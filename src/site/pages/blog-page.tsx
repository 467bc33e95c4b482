import type { Article } from "../../owner/texts.ts";
import { Around911 } from "../components/around-911.tsx";
import { CardGrid } from "../components/cards.tsx";
import { HeadedPage } from "../components/page-layout.tsx";
import { ClosingSign } from "../components/sections.tsx";
import { useSite } from "../site-context.ts";

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function BlogPage() {
  const { articles, pages } = useSite();
  const { heading, intro } = pages.blog;
  return (
    <HeadedPage heading={heading} intro={intro}>
      <div className="wrap page-content">
        <CardGrid>
          {articles.map((article, index) => (
            <li key={article.title} className={`card ${index === 0 ? "card-wide" : ""}`}>
              <ArticleCard {...article} />
            </li>
          ))}
        </CardGrid>
      </div>
      <ClosingSign {...pages.closing} />
    </HeadedPage>
  );
}

/** One article of the blog. It is no link: its excerpt is all there is. */
function ArticleCard({ category, title, excerpt, date, author }: Article) {
  return (
    <article className="card-text">
      <p className="small accent">{category}</p>
      <h2 className="subheading">{title}</h2>
      <p className="muted">
        <Around911 parts={excerpt} />
      </p>
      <p className="small muted">
        <time dateTime={date}>{dateFormat.format(new Date(date))}</time>, {author}
      </p>
    </article>
  );
}
