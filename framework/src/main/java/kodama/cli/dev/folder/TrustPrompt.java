package kodama.cli.dev.folder;

import java.nio.file.Path;
import kodama.script.config.GameConfig;

/** Asks whoever sits before the screen whether a game's Java parts may run. */
interface TrustPrompt {
    /** Answers whether they may. */
    boolean trusts(GameConfig config, Path folder);
}
