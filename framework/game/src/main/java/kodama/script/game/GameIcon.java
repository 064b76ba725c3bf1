package kodama.script.game;

import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import org.jspecify.annotations.Nullable;

/** The icon of a game, the image that {@code game.lua} names. */
public final class GameIcon {
    /** The option of {@code game.lua}. */
    public static final String OPTION = "icon";

    private GameIcon() {}

    /**
     * Reads the icon.
     *
     * @return null if the game has none
     * @throws GameConfigException if the image is missing or damaged
     */
    public static @Nullable Image read(GameConfig config, Images images) {
        String name = config.display().icon();
        if (name.isEmpty()) return null;
        try {
            return images.read(name);
        } catch (ImageFailure unreadable) {
            throw new GameConfigException(
                    GameConfig.FILE + ": option '" + OPTION + "': " + unreadable.getMessage(), unreadable);
        }
    }
}
