import { logOutWords } from "@frontdoor/words/log-out.ts";
import { Button } from "../../ui/button.tsx";

/**
 * Asks for confirmation of a logout whose request from a product names no user. The form posts to the page's own
 * address, which holds the redirect, and needs no script.
 */
export function LogOutScreen() {
  return (
    <form className="scene-card scene-card--text" method="post">
      <h1>{logOutWords.heading}</h1>
      <p>{logOutWords.text}</p>
      <Button type="submit" size="large">
        {logOutWords.submit}
      </Button>
      <p>{logOutWords.stay}</p>
    </form>
  );
}
