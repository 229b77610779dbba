import AcademicSignUp from "./academic/academic-sign-up.tsx";
import { signUpIsland } from "./sign-up.route.tsx";

/** Sign-up at an address that names the academic product. */
export default signUpIsland({ academic: AcademicSignUp });
