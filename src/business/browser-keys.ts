/** Names under which the server and the two browser programs, the panel and the island of the public pages, leave things for each other. */

/**
 * The cookie that is readable by scripts and worth nothing by itself: public pages, which are the same for everyone, load the administrators'
 * island where it is there. Every call that the island makes is checked against the real session.
 */
export const ADMINISTRATOR_HINT_COOKIE = { name: 'painel', value: '1' } as const;

/** In the session storage: the address of the page that the panel has just saved, for the notice on that page. */
export const SAVED_PAGE_KEY = 'pagina-salva';

/** Why Google's answer was not taken, in the query of the sign-in screen: the account asks for a second factor, which Google's answer would skip. */
export const SECOND_FACTOR_ASKED = 'SECOND_FACTOR_ASKED';

/** The error of a call that waits for its administrator to enrol a second factor. */
export const SECOND_FACTOR_REQUIRED = 'second_factor_required';

/** The error of a call that is not a copywriter's. */
export const OWNER_ONLY = 'owner_only';

/** The error of a photo that can never be taken, whenever and to whichever job it is sent. */
export const PHOTO_REFUSED = 'photo_refused';

/** In the panel's document: the name of the element that says the role of whoever asked for it. */
export const ROLE_META = 'painel-papel';

/** In the query of the sign-in screen: the screen to lead back to. */
export const RETURN_PARAMETER = 'volta';
