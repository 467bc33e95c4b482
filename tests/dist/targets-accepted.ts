/** What is younger than the oldest browsers (build.target in vite.config.ts), and why they can do without. */
interface Accepted {
  /**
   * "extra": without it everything still works and can be read. "fallback": something else takes its place.
   * "detected": the script asks first. "unreached": no page gets there.
   */
  how: "extra" | "fallback" | "detected" | "unreached";
  why: string;
}

/** By the names that the functions in tests/support/targets/ give. */
export const ACCEPTED: Readonly<Record<string, Accepted>> = {
  "css.at-rules.font-face.ascent-override": extra("the stand-in font's lines are a little higher or lower"),
  "css.at-rules.font-face.descent-override": extra("the same"),
  "css.at-rules.font-face.line-gap-override": extra("the same"),
  "css.at-rules.font-face.size-adjust": extra("the stand-in font is up to 2.5% wider"),
  "css.at-rules.media.forced-colors": extra("browsers that force no colors need no borders in their place"),
  "css.at-rules.view-transition": extra("the next page's heading is there without a fade"),
  "css.properties.cursor.pointer": extra("a phone has no cursor"),
  "css.properties.cursor.progress": extra("a phone has no cursor"),
  "css.properties.overscroll-behavior": extra("the page behind the dialog may scroll"),
  "css.properties.text-wrap": extra("lines break where they always did"),
  "css.properties.view-transition-name": extra("the next page's heading is there without a fade"),
  "css.selectors.has": extra("the page behind the dialog may scroll"),
  "css.selectors.view-transition": extra("the next page's heading is there without a fade"),
  "css.selectors.view-transition-group": extra("the same"),
  "css.selectors.view-transition-old": extra("the same"),

  "html.global_attributes.autofocus": extra("the dialog puts the focus on its first field by itself"),
  "html.elements.button.command": fallback(
    "src/browser/first-aid/open-without-invokers.ts; without script, a link to text instead",
  ),
  "html.elements.button.commandfor": fallback("the same"),
  "html.elements.button.popovertarget": fallback("src/styles/menu.css hides the button and shows the links"),
  "html.elements.img.fetchpriority": extra("pictures come in the browser's own order"),
  "html.elements.link.rel.icon": extra("iOS takes apple-touch-icon"),
  "html.elements.link.rel.manifest": extra("the site cannot be installed in desktop browsers without it"),
  "html.elements.meta.media": extra("the browser's bar keeps its color"),
  "html.elements.meta.name.theme-color": extra("the browser's bar keeps its color"),
  "html.elements.meta.name.viewport": extra("only phones zoom pages"),
  "html.elements.script.type.speculationrules": extra("the next page is not prepared"),
  "html.global_attributes.popover": fallback(
    "src/styles/menu.css shows the links; the empty toasts take no room",
  ),

  "*.createPolicy": detected("prerender/browser/keep-for-no-signal.ts: asked for with ?."),
  "*.hidePopover": detected("src/browser/close-what-is-open.ts finds no open popover; toasts.tsx asks first"),
  "*.share": detected("src/islands/parts/sent-panel.tsx has no such button there"),
  "*.showPopover": detected("src/islands/parts/toasts.tsx"),
  "api.CompressionStream": detected("prerender/worker/packed.ts stores the page as it is"),
  "api.DecompressionStream": detected("prerender/worker/packed.ts has only packed what it could"),
  "api.Window.requestIdleCallback": detected("prerender/browser/after-load.ts waits for a timer"),
  "javascript.builtins.Intl.Segmenter": detected("src/request/fit-free-text.ts cuts between code points"),

  "*.connection": detected("React DOM"),
  "*.skipTransition": unreached("React's view transitions, which no island has"),
  "*.startViewTransition": unreached("the same"),
  "api.Window.navigation": detected("React DOM: typeof navigation"),
  "api.Window.setImmediate": detected("React's scheduler: typeof setImmediate"),
};

function extra(why: string): Accepted {
  return { how: "extra", why };
}

function fallback(why: string): Accepted {
  return { how: "fallback", why };
}

function detected(why: string): Accepted {
  return { how: "detected", why };
}

function unreached(why: string): Accepted {
  return { how: "unreached", why };
}
