package kodama.cli.dev.folder;

import java.nio.file.Path;
import kodama.script.config.GameConfig;

/** Asks the player who sits before the screen whether a game's Java parts may run. */
interface TrustPrompt {
    /** Answers whether they may. */
    boolean trusts(GameConfig config, Path folder);
}
