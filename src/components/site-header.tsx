import { business } from "../business/current.ts";
import { navigation } from "../content/navigation.ts";
import { telLink } from "../request/links.ts";
import { Icon } from "./icon.tsx";

/**
 * The bar on top of every page. `address`: where we are, to mark the link that leads here. Its call is quiet: one amber
 * button is enough in view. On a slow line it is the first that a phone shows, before the page's own is there.
 */
export function SiteHeader({ address }: { address: string }) {
  const { e164, display } = business.hotline;
  return (
    <header className="z-10 bg-asphalt text-reflective md:sticky md:top-0 print:static">
      <div className="wrap bar flex min-h-18 items-center justify-end gap-x-2 py-2 sm:gap-x-4">
        <a href="/" className="beside flex min-h-11 items-center gap-2.5 [line-height:1.25] font-extrabold">
          <Logo />
          <span className="max-sm:text-sm">{business.name}</span>
        </a>
        <nav id="menu" popover="auto" className="menu" aria-label="Main">
          <ul className="flex flex-wrap">
            {navigation.map(({ name, path }) => (
              <li key={path}>
                <a
                  href={path}
                  aria-current={path === address ? "page" : undefined}
                  className="list-link px-4 underline-offset-8"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a href={telLink(e164)} className="button button-quiet shrink-0" aria-label={`Call ${display}`}>
          <Icon name="phone" size={20} />
          <span className="max-lg:hidden print:inline">{display}</span>
        </a>
        <button
          type="button"
          popoverTarget="menu"
          className="menu-button size-12 shrink-0 items-center justify-center"
          aria-label="Menu"
        >
          <Icon name="menu" size={28} />
        </button>
      </div>
    </header>
  );
}

/** The owner's logo, which is the site's icon too; or else the drawn one. */
function Logo() {
  if (business.logo !== null) return <img src="/favicon.svg" width={44} height={44} alt="" />;
  return (
    <span className="sign grid size-11 shrink-0 place-items-center">
      <Icon name="truck" size={22} />
    </span>
  );
}
