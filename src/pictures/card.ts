/** The preview card: the picture that chats and networks show beside a link, at the size that they ask for. */
export const CARD = { path: "/preview-card.png", width: 1200, height: 630 } as const;
