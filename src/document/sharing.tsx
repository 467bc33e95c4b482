import { business } from "../business/current.ts";
import { words } from "../business/words.ts";
import { sharing } from "../content/sharing.ts";
import { CARD, cardPath, type SignText } from "../pictures/card.ts";
import { absolute } from "./structured-data.ts";

interface SharingProps {
  title: string;
  description: string;
  sign: SignText;
  /** The address whose card stands for the page. */
  address: string;
}

/** What chats and networks show beside a link to the page. */
export function Sharing({ title, description, sign, address }: SharingProps) {
  const picture = absolute(cardPath(address));
  const alt = pictureAlt(sign);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

function pictureAlt({ above, main }: SignText): string {
  const sign = above === undefined ? main : `${above}, ${main}`;
  return words(`${sharing.sign} ${sign}. ${sharing.below}`);
}
