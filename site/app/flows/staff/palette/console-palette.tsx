import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consolePaletteWords as words } from "@frontdoor/words/staff/palette.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { goTo } from "../../../client/navigation-state.ts";
import { consoleAddresses } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { navigationItems } from "../shell/navigation-items.ts";
import { offeredNow } from "./offered.ts";
import { Palette, type PaletteOption } from "./palette.tsx";

interface ConsolePaletteProps {
  onShowKeys: () => void;
  onLogOut: () => void;
  onClose: () => void;
}

/** The command palette with what the role may do: actions of the current screen first, then screens. */
export function ConsolePalette({ onShowKeys, onLogOut, onClose }: ConsolePaletteProps) {
  const { may } = useConsole();
  const options: PaletteOption[] = [
    ...offeredNow().map(({ name, act }) => ({
      key: `do-${name}`,
      name,
      act,
      icon: "good" as const,
    })),
    ...navigationItems
      .filter(({ call }) => may(call))
      .map(({ name, icon }) => ({
        key: name,
        name: fill(words.screen, { name: consoleFrameWords.items[name] }),
        icon,
        act: () => goTo(consoleAddresses[name]),
      })),
    {
      key: "own-login",
      name: words.ownLogin,
      icon: "lock",
      act: () => goTo(consoleAddresses.ownLogin),
    },
    { key: "keys", name: words.showKeys, icon: "info", act: onShowKeys },
    { key: "log-out", name: words.logOut, icon: "leave", act: onLogOut },
  ];
  return <Palette options={options} onClose={onClose} />;
}
