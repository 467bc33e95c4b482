import { expect, test } from "vitest";
import { parseAnswers } from "./answers.ts";

function parsed(text: string): [number, string][] {
  return parseAnswers(Buffer.from(text, "latin1")).map(({ status, body }) => [status, body.toString()]);
}

test("answers follow each other by length and by chunks", () => {
  const text = [
    "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfirst",
    "HTTP/1.1 100 Continue\r\n\r\n",
    "HTTP/1.1 405 Method Not Allowed\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nsec\r\n3\r\nond\r\n0\r\n\r\n",
    "HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n",
    "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\nthe rest",
  ].join("");
  expect(parsed(text)).toEqual([
    [200, "first"],
    [100, ""],
    [405, "second"],
    [304, ""],
    [400, "the rest"],
  ]);
});

test("header names have no case, values no blanks around them", () => {
  const [answer] = parseAnswers(
    Buffer.from("HTTP/1.1 301 Moved\r\nLOCATION:  /a:b \r\nContent-Length: 0\r\n\r\n"),
  );
  expect(answer?.headers.get("location")).toBe("/a:b");
});

test("nothing is no answer", () => {
  expect(parsed("")).toEqual([]);
});

test.each([
  "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfour",
  "HTTP/1.1 200 OK\r\nContent-Le",
  "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nmore",
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfour",
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n\r\n",
  "HTTP/1.1 20 OK\r\n\r\n",
  "<p>HTTP/0.9</p>\r\n\r\n",
])("%j is broken", (text) => {
  expect(() => parsed(text)).toThrow();
});
