/** Read Server-Sent Events from a response: EventSource cannot send a token. */

/** Yield `{id, event, data}` for each message of a stream of bytes; `alive` is called whenever something arrives. */
export async function* messages(body, alive = () => {}) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      const blocks = (rest + value).replaceAll("\r\n", "\n").split("\n\n");
      rest = blocks.pop();
      for (const block of blocks) {
        const message = parse(block);
        if (message.data !== "") yield message;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Return the message of one block of lines; `data` is empty for comments and settings. */
export function parse(block) {
  const message = { id: "", event: "message", data: "" };
  const data = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 1) continue;
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, "");
    if (name === "data") data.push(value);
    else if (name === "id" || name === "event") message[name] = value;
  }
  message.data = data.join("\n");
  return message;
}
