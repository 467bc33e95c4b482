import { words } from "../business/words.ts";
import { ArticleCard } from "../components/article-card.tsx";
import { CardGrid } from "../components/card-grid.tsx";
import { ClosingSign } from "../components/closing-sign.tsx";
import { ContactActions } from "../components/contact-actions.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { articles, blog } from "../content/articles.ts";
import { generalClosing } from "../content/closing.ts";

const { heading, textStart, intro } = words(blog);

export function BlogPage({ address }: { address: string }) {
  return (
    <PageLayout address={address} textStart={textStart}>
      <PageHeading title={heading} intro={intro}>
        <ContactActions start={textStart} />
      </PageHeading>
      <div className="wrap py-10">
        <CardGrid featured>
          {words(articles).map((article) => (
            <ArticleCard key={article.title} {...article} />
          ))}
        </CardGrid>
      </div>
      <ClosingSign {...words(generalClosing)} textStart={textStart} />
    </PageLayout>
  );
}
