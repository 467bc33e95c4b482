/** Opens the request dialog. */
export function RequestOpener() {
  return (
    <button type="button" commandfor="request" command="show-modal" className="button button-quiet">
      Request Help
    </button>
  );
}
