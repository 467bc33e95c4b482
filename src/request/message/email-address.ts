import { withoutInvisible } from "../../shared/text.ts";

/** An email address without what a paste brings along: " <mailto:ana@mail.example>, " -> "ana@mail.example". */
export function pastedAddress(text: string): string {
  return withoutInvisible(text)
    .trim()
    .replace(/^<?(mailto:)?/i, "")
    .replace(/[>,;.\s]+$/, "");
}

/**
 * What is wrong with an email address, in a few words; undefined if a mail could be sent to it. Letters of all alphabets
 * are fine (RFC 6531): "josé@example.com". The browser's own check would refuse them.
 */
export function addressProblem(address: string): string | undefined {
  const parts = address.split("@");
  if (parts.length < 2) return "It needs an @.";
  if (parts.length > 2 || /[\s,;]/.test(address)) return "Enter one address.";
  const [name = "", host = ""] = parts;
  const isName = /^[^\s<>()[\]\\:"]+$/.test(name) && !/^\.|\.\.|\.$/.test(name);
  const isHost =
    /^([\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}]{2,}$|\.xn--[a-z\d-]+$/iu.test(
      host,
    );
  return isName && isHost ? undefined : "Use name@domain.com.";
}
