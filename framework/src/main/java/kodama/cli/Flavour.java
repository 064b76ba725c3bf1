package kodama.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What a program that plays a game has besides the game.
 *
 * @param devFolder the folder of the game that is worked on; null for players, who have none of the developer's tools
 * @param portal whether the portal comes first, when nothing else is asked for
 * @param isReleased whether the game is on its own: no error screen, no class of {@code kodama.dev}
 */
record Flavour(@Nullable Path devFolder, boolean portal, boolean isReleased) {
    static final Flavour PLAYERS = new Flavour(null, false, false);
    static final Flavour RELEASED = new Flavour(null, false, true);

    /** Whether saved files show at once. */
    boolean isDev() {
        return devFolder != null;
    }
}
