import type { Review } from "../../owner/texts.ts";
import { MESSAGE_WAYS } from "../../request/controls/message-ways.tsx";
import { usePageData } from "../../request/controls/page-data.ts";
import { CallersAsk } from "../components/callers-ask.tsx";
import { CardGrid, ServiceCard } from "../components/cards.tsx";
import { CallButton } from "../components/contact-links.tsx";
import { Hero, HeroPicture, OwnerPhoto } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { FirstCities, Mile, ReasonList } from "../components/lists.tsx";
import { PageLayout } from "../components/page-layout.tsx";
import { ClosingSign, Section } from "../components/sections.tsx";
import { hasMap } from "../map/area-map.tsx";
import { MapPicture } from "../map/map-picture.tsx";
import { useSite } from "../site-context.ts";
import { RequestDialog } from "./request-dialog.tsx";

export function HomePage() {
  const site = useSite();
  const { arrival, arrivalMinutes, business, home, pages, reviews } = site;
  const { services, whyChooseUs, closing } = home;
  return (
    <PageLayout floating={<FloatingButtons />}>
      <Hero
        {...home}
        arrival={arrival.home}
        danger="either"
        action={
          <a href="/request-help" className="button button-quiet">
            {pages.buttons.request}
          </a>
        }
        picture={business.photo === null ? <HeroPicture name="night-highway" /> : <OwnerPhoto />}
      />
      <Section id="services" heading={services.heading} intro={services.intro}>
        <CardGrid>
          {services.cards.map((card) => (
            <ServiceCard key={card.title} {...card} />
          ))}
        </CardGrid>
      </Section>
      {arrivalMinutes && <AverageCall minutes={[0, arrivalMinutes.least, arrivalMinutes.most]} />}
      {whyChooseUs.reasons.length > 0 && (
        <Section id="why-choose" heading={whyChooseUs.heading} intro={whyChooseUs.intro}>
          <ReasonList reasons={whyChooseUs.reasons} />
        </Section>
      )}
      {reviews.length > 0 && (
        <Section id="reviews" {...home.reviews}>
          <CardGrid>
            {reviews.map((review) => (
              <ReviewCard key={review.text} {...review} />
            ))}
          </CardGrid>
        </Section>
      )}
      <CallersAsk />
      <ClosingSign {...closing}>
        <div>
          {hasMap(site) ? <MapPicture /> : <FirstCities />}
          <a href="/service-areas" className="inline-link">
            {pages.buttons.areas}
          </a>
        </div>
      </ClosingSign>
      <RequestDialog />
    </PageLayout>
  );
}

/** What happens from an average call to the work, as mile markers that count minutes. */
function AverageCall({ minutes }: { minutes: readonly number[] }) {
  const { averageCall } = useSite().home;
  return (
    <Section heading={averageCall.heading} intro={averageCall.intro}>
      <ol className="mile-row">
        {averageCall.markers.map(({ title, text }, index) => (
          <Mile
            key={title}
            marker={
              <p className="sign mile-marker mile-minutes">
                <span className="small">MIN</span> {minutes[index]}
              </p>
            }
            title={title}
            text={text}
          />
        ))}
      </ol>
    </Section>
  );
}

/** What one customer said. */
function ReviewCard({ name, location, text, service }: Review) {
  return (
    <li className="card">
      <figure className="card-text">
        <blockquote className="lead">
          <p>&ldquo;{text}&rdquo;</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>, {location}
          <p className="small muted">{service}</p>
        </figcaption>
      </figure>
    </li>
  );
}

/**
 * Always near the thumb: the location button, which opens the request dialog, and a small call button. The entry script
 * makes the call amber while no other call button is in view. First aid shows the location button after 3.2 seconds or
 * earlier (src/first-aid.client.ts). Without scripts there is no GPS, so a text link replaces it.
 */
function FloatingButtons() {
  const { pages } = useSite();
  const { hotline, topic } = usePageData();
  return (
    <section
      id="call-bar"
      data-part="call-bar"
      aria-label="Location and call"
      className="floating floating-stays"
      data-away
    >
      <button
        id="share-location"
        type="button"
        commandfor="request"
        command="show-modal"
        data-waiting
        className="needs-script button button-sign"
      >
        <Icon name="map-pin" size={20} />
        {pages.buttons.location}
      </button>
      {MESSAGE_WAYS.map(({ name, link }) => (
        <a key={name} href={link(hotline, { topic })} className="without-script button button-sign">
          {pages.buttons[name]}
        </a>
      ))}
      <CallButton />
    </section>
  );
}
