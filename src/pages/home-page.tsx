import { words } from "../business/words.ts";
import { CardGrid } from "../components/card-grid.tsx";
import { FloatingButtons } from "../components/floating-buttons.tsx";
import { Hero } from "../components/hero.tsx";
import { HeroPicture } from "../components/hero-picture.tsx";
import { Icon } from "../components/icon.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { ReasonList } from "../components/reason-list.tsx";
import { TextWithoutScript } from "../components/request-opener.tsx";
import { ReviewCard } from "../components/review-card.tsx";
import { Section } from "../components/section.tsx";
import { ServiceCard } from "../components/service-card.tsx";
import { ARRIVAL, FIGURES, WHY_CHOOSE_US } from "../content/claims.ts";
import { home, homeServices } from "../content/home.ts";
import { reviews } from "../content/reviews.ts";
import { RequestDialog } from "./request-dialog.tsx";

const { hero, services, whyChooseUs, reviews: reviewsSection } = words(home);

export function HomePage({ address }: { address: string }) {
  return (
    <PageLayout
      address={address}
      floating={
        <FloatingButtons>
          <LocationButton />
          <TextWithoutScript className="button button-sign" />
        </FloatingButtons>
      }
    >
      <Hero {...hero} arrival={ARRIVAL} picture={<HeroPicture name="night-highway" />} />
      <Section id="services" {...services}>
        <CardGrid>
          {words(homeServices).map((service) => (
            <ServiceCard key={service.link} {...service} />
          ))}
        </CardGrid>
      </Section>
      <Section id="why-choose" {...whyChooseUs}>
        <ReasonList reasons={words(WHY_CHOOSE_US)} />
        <Figures />
      </Section>
      <Section id="reviews" {...reviewsSection}>
        <CardGrid>
          {words(reviews).map((review) => (
            <ReviewCard key={review.name} {...review} />
          ))}
        </CardGrid>
      </Section>
      <RequestDialog variant="home" />
    </PageLayout>
  );
}

function Figures() {
  return (
    <dl className="sign mt-8 grid gap-6 p-6 sm:grid-cols-2 lg:grid-cols-4">
      {FIGURES.map(({ value, label }) => (
        <div key={value} className="flex flex-col-reverse justify-end">
          <dt>{label}</dt>
          <dd className="text-2xl font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Opens the request dialog. The browser entry reveals it when its time has come. */
function LocationButton() {
  return (
    <button
      id="share-location"
      type="button"
      commandfor="request"
      command="show-modal"
      data-waiting
      className="button button-sign cursor-pointer"
    >
      <Icon name="map-pin" size={20} />
      Share my Location
    </button>
  );
}
