import PracticeSignUp from "./practice/practice-sign-up.tsx";
import { signUpIsland } from "./sign-up.route.tsx";

/** Sign-up at an address that names the practice product. */
export default signUpIsland({ practice: PracticeSignUp });
