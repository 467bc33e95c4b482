import { words } from "../business/words.ts";
import { CardGrid } from "../components/card-grid.tsx";
import { CallButton } from "../components/contact-links.tsx";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { ReasonList } from "../components/reason-list.tsx";
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
    <PageLayout address={address}>
      <Hero {...hero} arrival={ARRIVAL} picture={<HeroPicture />} />
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
      <FloatingButtons />
      <RequestDialog variant="home" />
    </PageLayout>
  );
}

/** Under the words on phones; behind them, shaded where they stand, on wide screens. */
function HeroPicture() {
  return (
    <div className="hero-shade lg:absolute lg:inset-0 lg:-z-10">
      <img
        src="/pictures/night-highway.svg"
        alt=""
        width={1600}
        height={900}
        fetchPriority="low"
        className="h-52 w-full object-cover object-[86%_100%] sm:h-80 lg:h-full lg:object-bottom"
      />
    </div>
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

/** At the thumb, whatever is in view. The browser entry reveals the location button when its time has come. */
function FloatingButtons() {
  return (
    <div className="floating">
      <button
        id="share-location"
        type="button"
        commandfor="request"
        command="show-modal"
        data-waiting
        className="button button-sign cursor-pointer shadow-float"
      >
        <Icon name="map-pin" size={20} />
        Share my Location
      </button>
      <CallButton className="ml-auto shadow-float" short />
    </div>
  );
}
