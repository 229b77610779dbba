import { logOutWords } from "@frontdoor/words/log-out.ts";
import { Button } from "../../ui/button.tsx";

/**
 * Asks whether to log out: a product asked for it and did not say of whom. The form goes to the page's own address,
 * which knows where to go on, and needs no script.
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
