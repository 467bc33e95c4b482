import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readDrawing, svgForPage } from "./drawing.ts";
import { readSvg, svgText } from "./read-svg.ts";
import { STATIC_ATTRIBUTES, STATIC_ELEMENTS } from "./static-svg.ts";

/** A drawing of the owner's, as the site shows it. */
const shown = (svg: string) => svgForPage(readDrawing(Buffer.from(svg)), "own");

const SPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml"';

/** A drawing with something in its second line. */
const holding = (inside: string) => `<svg ${SPACES} viewBox="0 0 80 80"><path d="M0 0h9v9z"/>\n${inside}</svg>`;

test.each([
  ["inkscape", ['fill="url(#own-linearGradient2)"', 'href="#own-linearGradient1"', 'stop-color="#445566"']],
  ["illustrator", ['fill="#ABCDEF"', 'stroke="#123456"', 'href="#own-SVGID_1_"', 'points="1,2 30,40 5,60 "']],
  [
    "figma",
    ['mask-type="luminance"', 'filter="url(#own-filter0_d_12_345)"', 'd="M500 400L520 420L540 400V500H500V400Z"'],
  ],
])("a drawing as %s writes it goes through, with all that it draws and nothing else", (program, parts) => {
  const data = shown(readFileSync(path.join(import.meta.dirname, "samples", `${program}.svg`), "utf8"));
  for (const part of parts) expect(data).toContain(part);
  expect(data).not.toMatch(/style|class|<!|inkscape|sodipodi|rdf|adobe|pgf|foreignObject|version|xlink/);
});

test.each([
  ["<h:iframe srcdoc='&lt;script>x()&lt;/script>'/>", "<h:iframe>"],
  ["<iframe xmlns='http://www.w3.org/1999/xhtml' srcdoc='x'/>", "<iframe>"],
  ["<h:meta http-equiv='refresh' content='0;url=https://evil.example'/>", "<h:meta>"],
  ["<script>x()</script>", "<script>"],
  ["<x:script xmlns:x='http://www.w3.org/2000/svg'>x()</x:script>", "<x:script>"],
  ["<x:foreignObject xmlns:x='http://www.w3.org/2000/svg'><h:b/></x:foreignObject>", "<x:foreignObject>"],
  ["<foreignObject requiredExtensions='http://www.w3.org/1999/xhtml'><h:p/></foreignObject>", "<foreignObject>"],
  ["<image href='van.png'/>", "<image>"],
  ["<STYLE>a{}</STYLE>", "<STYLE>"],
  ["<a href='#a'><path d='M0 0'/></a>", "<a>"],
  ["<g onpointerover='x()'/>", "onpointerover in <g>"],
  ["<g onanimationstart='x()'/>", "onanimationstart in <g>"],
  ["<g onwheel='x()'/>", "onwheel in <g>"],
  ["<use href='#a'><animate attributeName='href' values='https://evil.example'/></use>", "<animate>"],
  ["<set attributeName='onclick' to='x()'/>", "<set>"],
  ["<use href='https://evil.example/a.svg#a'/>", "href in <use> refers to https://evil.example/a.svg#a"],
  ["<use xlink:href='data:image/svg+xml,x#a'/>", "xlink:href in <use> refers to data:"],
  ["<use xmlns:k='http://www.w3.org/1999/xlink' k:href=' #a'/>", "k:href in <use> refers to  #a"],
  ["<filter><feImage href='#a'/></filter>", "<feImage>"],
  ["<path fill='url(https://evil.example/p#a)' d='M0 0'/>", "fill in <path> refers to url(https://"],
  ["<path style='fill:url( \"//evil.example#a\" )' d='M0 0'/>", 'style in <path> refers to "//evil.example#a"'],
  ["<path style='fill:u\\72l(//evil.example)' d='M0 0'/>", "style in <path> refers to u\\72l("],
  ["<path mask='image-set(\"//evil.example/x.png\" 1x)' d='M0 0'/>", "mask in <path> refers to image-set("],
  ["<path cursor='url(#a), url(x.cur)' d='M0 0'/>", "cursor in <path> refers to url(x.cur)"],
  ["<style>@import '//evil.example/x.css';</style>", "@import in its styles"],
  ["<style>@\\69mport '//evil.example/x.css';</style>", "@\\69mport in its styles"],
  ["<style>@font-face{font-family:a;src:url(//evil.example/a.woff)}</style>", "@font-face in its styles"],
  ["<style><![CDATA[.a{fill:url('x.svg#a')}]]></style>", "'x.svg#a' in its styles"],
  ["<style>.a{fill:url(x.svg</style>", "url(x.svg in its styles"],
  ['<style>.a{fill:url("//evil.example/\'#a")}</style>', '"//evil.example/\'#a" in its styles'],
  ["<style>.a{fill:url(//evil.example/url(#a)}</style>", "url(//evil.example/url(#a) in its styles"],
  ["<style>.a{fill:url(#\\\\evil.example)}</style>", "url(#\\\\evil.example) in its styles"],
  ["<g xml:base='https://evil.example/'><use href='#a'/></g>", null],
  ["<g q:onclick='x()' xmlns:q='https://q.example'/>", null],
  ["<desc><h:iframe src='https://evil.example'/></desc><metadata><h:script>x()</h:script></metadata>", null],
  ["<text>&lt;iframe src=x>&amp;lt;script></text>", null],
  ["<g class='toast dialog' id='a'/>", null],
])("%s is refused in one line, or draws nothing", (inside, refused) => {
  const svg = holding(inside);
  if (refused === null) {
    expect(shown(svg)).not.toMatch(/<(?!\/?(svg|path|g|use|text)[ />])|evil|onclick|toast/);
    return;
  }
  expect(() => shown(svg)).toThrow(/^its line 2: [^\n]*a drawing has shapes, gradients and text alone[^\n]*$/);
  expect(() => shown(svg)).toThrow(`its line 2: ${refused}`);
});

test.each([
  ["", "it is no SVG file; a picture of pixels, such as a PNG"],
  ["\x89PNG\r\n\x1a\n\0\0", "Path > Trace Bitmap"],
  ["<html><body/></html>", "its line 1: <html> is not drawn"],
  ["<g xmlns='http://www.w3.org/2000/svg'/>", "its line 1: it is no SVG file"],
  ["<svg>\n\n<path", "its line 3: it is no valid SVG: Unclosed root tag"],
  ["<svg>\n<k:path/></svg>", 'its line 2: it is no valid SVG: Unbound namespace prefix: "k:path"'],
  ["<svg>\n&lol;</svg>", "its line 2: it is no valid SVG: Invalid character entity"],
  [`<svg viewBox="0 0 9 9">${"<g>".repeat(9000)}${"</g>".repeat(9000)}</svg>`, "too many in one another"],
  [`<svg viewBox="0 0 9 9">${"<g/>".repeat(20_001)}</svg>`, "it has too many elements"],
  ["<svg/>", "it has no viewBox"],
  ['<svg viewBox="0 0 0 80"/>', "it has no viewBox"],
])("what is no drawing is refused with what to do: %.60s", (svg, said) => {
  expect(() => shown(svg)).toThrow(said);
});

test("the value of an entity is text, never markup, and no entity in it is looked up", () => {
  const doctype = `<!DOCTYPE svg [<!ENTITY a "<script>x()</script>"><!ENTITY b "&a;&a;">]>`;
  expect(shown(`${doctype}${holding("<text>&a; &b;</text>")}`)).toContain(
    "<text>&lt;script&gt;x()&lt;/script&gt; &amp;a;&amp;a;</text>",
  );
});

const levels = (count: number) =>
  Array.from({ length: count }, (_, level) => {
    const below = level === 0 ? '<path d="M0 0h9"/>' : `<use href="#l${level - 1}"/>`.repeat(10);
    return `<g id="l${level}">${below}</g>`;
  }).join("");

test.each([
  [levels(9), "refer to each other so often"],
  [`<style>.a{fill:url(#p)}</style><pattern id="p">${levels(4)}</pattern>${'<path class="a"/>'.repeat(9)}`, "so often"],
  ['<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', "is drawn by itself"],
  ['<pattern id="a"><path style="fill:url(\'#a\')"/></pattern>', "is drawn by itself"],
])("a drawing that grows without end is refused at once", (inside, said) => {
  const begin = performance.now();
  expect(() => shown(holding(inside))).toThrow(said);
  expect(performance.now() - begin).toBeLessThan(2000);
});

test("a style becomes attributes, in the time of its length", () => {
  const begin = performance.now();
  const style = `stroke: red !important; mix-blend-mode: multiply; fill: var(--a, #fff); stop-color:(${"b".repeat(9000)}`;
  expect(shown(holding(`<path style="${style}" fill="blue"/>`))).toContain('<path fill="var(--a, #fff)" stroke="red"');
  expect(performance.now() - begin).toBeLessThan(2000);
});

test("styles for a size of the screen, and references within the drawing, are kept", () => {
  const style = "<style>@media (width > 9px){.a{fill:url( '#b' )}}</style>";
  expect(shown(holding(`${style}<path class='a' d='M0 0h9'/>`))).toContain('d="M0 0h9"');
});

test.each([
  "http://ns.adobe.com/Extensibility/1.0/",
  "http://www.corel.com/coreldraw/odm/2003",
  "http://www.openswatchbook.org/uri/2009/osb",
  "https://penpot.app/xmlns",
  "http://www.inkscape.org/namespaces/inkscape",
  "http://www.serif.com/",
])("what a drawing program adds in its namespace %s is left out", (namespace) => {
  expect(shown(holding(`<p:grid xmlns:p="${namespace}" p:on="x"><p:page/></p:grid>`))).not.toMatch(/grid|page/);
});

test("what draws nothing is left out, and words along a path are kept", () => {
  const idle = 'version="1.1" role="img" tabindex="0" focusable="false" zoomAndPan="magnify" enable-background="new"';
  const words = '<path id="a" d="M0 0h9"/><text><textPath href="#a">To town</textPath></text>';
  const svg = shown(holding(`<g ${idle} baseProfile="full" contentStyleType="text/css">${words}</g>`));
  expect(svg).toContain(">To town</textPath></text>");
  expect(svg).not.toMatch(/version|role|tabindex|focusable|zoomAndPan|enable-background|baseProfile|contentStyle/);
});

test("no list has what can do more than draw", () => {
  expect([...STATIC_ELEMENTS]).toEqual(expect.arrayContaining(["path", "g", "use", "linearGradient", "text"]));
  const active = /^(?:a|script|image|feImage|foreignObject|animate.*|set|iframe|audio|video|view|handler|listener)$/i;
  expect([...STATIC_ELEMENTS].filter((name) => active.test(name))).toEqual([]);
  expect([...STATIC_ATTRIBUTES].filter((name) => /^on|^src|^action|^(?:from|to|by|values)$/i.test(name))).toEqual([
    "values",
  ]);
});

test("what is read can be written and read again without a change", () => {
  const svg = holding(`<text x="1">a &lt; b &amp; "c" 'd' \u00e9</text><use xlink:href="#a"/>`);
  const once = svgText(readSvg(Buffer.from(svg)));
  expect(svgText(readSvg(Buffer.from(once)))).toBe(once);
});
