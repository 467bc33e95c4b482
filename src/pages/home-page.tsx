import { business } from "../business/current.ts";
import { CardGrid, ServiceCard } from "../components/cards.tsx";
import { CallButton, textLink } from "../components/contact-links.tsx";
import { Hero, HeroPicture, OwnerPhoto } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { ReasonList } from "../components/lists.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { ClosingSign, Section } from "../components/sections.tsx";
import { claims } from "../content/claims.ts";
import { AVERAGE_CALL, averageCall, home, homeServices, WHY_CHOOSE_US } from "../content/home.ts";
import { mapName } from "../content/map.ts";
import { reviews } from "../content/reviews.ts";
import type { Review } from "../content/types.ts";
import { RequestDialog } from "./request-dialog.tsx";

const { topic, services, whyChooseUs, reviews: reviewsSection, closing } = home;

export function HomePage({ address }: { address: string }) {
  return (
    <PageLayout address={address} topic={topic} floating={<FloatingButtons />}>
      <Hero
        {...home}
        arrival={claims.arrival}
        danger="either"
        action={
          <a href="/request-help" className="button button-quiet">
            Request Help
          </a>
        }
        picture={business.photo === null ? <HeroPicture name="night-highway" /> : <OwnerPhoto />}
      />
      <Section id="services" {...services}>
        <CardGrid rows>
          {Object.entries(homeServices).map(([title, service]) => (
            <ServiceCard key={title} title={title} {...service} />
          ))}
        </CardGrid>
      </Section>
      {AVERAGE_CALL.length > 0 && <AverageCall />}
      {Object.keys(WHY_CHOOSE_US).length > 0 && (
        <Section id="why-choose" {...whyChooseUs}>
          <ReasonList reasons={WHY_CHOOSE_US} />
        </Section>
      )}
      {reviews.length > 0 && (
        <Section id="reviews" {...reviewsSection}>
          <CardGrid>
            {reviews.map((review) => (
              <ReviewCard key={review.text} {...review} />
            ))}
          </CardGrid>
        </Section>
      )}
      <ClosingSign {...closing} topic={topic}>
        <div>
          <img
            src="/pictures/metroplex.svg"
            alt={mapName}
            width={400}
            height={400}
            loading="lazy"
            className="aspect-square h-auto w-full rounded-md"
          />
          <a href="/service-areas" className="inline-link mt-2">
            See our service areas
          </a>
        </div>
      </ClosingSign>
      <RequestDialog feedback="toasts" topic={topic} />
    </PageLayout>
  );
}

/** What happens from an average call to the work, as mile markers that count minutes. */
function AverageCall() {
  return (
    <Section {...averageCall}>
      <ol className="mile-row">
        {AVERAGE_CALL.map(({ minute, name, text }) => (
          <li key={minute} className="mile flex gap-4 pb-6">
            <p className="sign mile-marker w-14 flex-none py-1.5 text-center text-2xl font-extrabold">
              <span className="block text-sm">MIN</span> {minute}
            </p>
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What one customer said. */
function ReviewCard({ name, location, text, service }: Review) {
  return (
    <li className="card">
      <figure className="flex h-full flex-col">
        <blockquote className="text-lg">
          <p>&ldquo;{text}&rdquo;</p>
        </blockquote>
        <figcaption className="mt-auto pt-4">
          <span className="font-bold">{name}</span>, {location}
          <span className="block text-sm text-muted">{service}</span>
        </figcaption>
      </figure>
    </li>
  );
}

/**
 * Always near the thumb: a button that opens the request dialog, and a small call button. The browser makes the call
 * amber while no other call button is in view. First aid reveals the location button later (src/client/first-aid/).
 * Without scripts there is no position to share, so a text link replaces the location button.
 */
function FloatingButtons() {
  return (
    <section id="call-bar" aria-label="Location and call" className="floating floating-stays" data-away>
      <button
        id="share-location"
        type="button"
        commandfor="request"
        command="show-modal"
        data-waiting
        className="needs-script button button-sign"
      >
        <Icon name="map-pin" size={20} />
        Share my Location
      </button>
      <a href={textLink(topic)} className="without-script button button-sign">
        Text Us
      </a>
      <CallButton className="ml-auto" />
    </section>
  );
}
