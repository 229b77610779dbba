import PracticeSignUp from "./practice/practice-sign-up.tsx";
import { signUpIsland } from "./sign-up.route.tsx";

export default signUpIsland({ practice: PracticeSignUp });
