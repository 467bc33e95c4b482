import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import Mail from "lucide-react/icons/mail";
import Menu from "lucide-react/icons/menu";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import type { IconName } from "../../owner/values.ts";
import { firstGroup, withSelfClosingTags } from "../../shared/text.ts";

/** Lucide's symbols, which everyone knows from their phone. */
const icons: Partial<Record<IconName, LucideIcon>> = {
  check: Check,
  mail: Mail,
  menu: Menu,
  message: MessageSquareText,
  phone: Phone,
  x: X,
};

/** Objects drawn for this site: lines two units wide, and a tint of the same color on the side that faces the light. */
const drawings = import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true });

/** A picture beside text that says the same: hidden from assistive technology. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Known = icons[name];
  if (Known) return <Known size={size} />;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className="lucide"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapesOf(name) }}
    />
  );
}

/** The shapes in the file of a drawing. */
function shapesOf(name: IconName): string {
  const shapes = firstGroup(/<svg[^>]*>(.*)<\/svg>/s, drawings[`./icons/${name}.svg`] ?? "");
  if (!shapes) throw new Error(`src/site/components/icons/ has no ${name}.svg`);
  return shapes;
}

/** Lucide's icons without the attributes that styles set for all (`.lucide`): in production, hydration reads none. */
export function withSmallIcons(html: string): string {
  const attributes =
    / xmlns="[^"]+"( width="\d+" height="\d+" viewBox="0 0 24 24") fill="none"[^>]* class="lucide [^"]+"/g;
  return withSelfClosingTags(html.replaceAll(attributes, '$1 class="lucide"'));
}
