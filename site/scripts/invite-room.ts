/**
 * The script, as text for the page itself, that holds the room for what becomes of an invite which the
 * address or this entry of the history brings (site/app/parts/invite-room). In the head, so that it has
 * run before anything is painted.
 */
export const holdInviteRoom =
  'if(/invite/.test(location.search+JSON.stringify(history.state)))document.documentElement.dataset.invite=""';
