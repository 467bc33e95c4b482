import { pages } from "../../owner/site.ts";
import { SkipLink } from "../components/site-header.tsx";
import { MetroplexMap } from "./metroplex-map.tsx";

/** The map of /service-areas. @param below the id of what follows, to skip to. */
export function ServiceAreaMap({ below }: { below: string }) {
  return (
    <div className="map-place">
      <SkipLink to={below}>{pages.skip.map}</SkipLink>
      <nav aria-label={pages.serviceAreas.map}>
        <MetroplexMap />
      </nav>
    </div>
  );
}
