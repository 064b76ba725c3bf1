package kodama.script.game;

import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import org.jspecify.annotations.Nullable;

/** The images that {@code game.lua} names for the desktop: the icon and the splash screen. */
public final class GamePictures {
    /** The option of {@code game.lua} that names the icon. */
    public static final String ICON = "icon";

    /** The option of {@code game.lua} that names the splash screen. */
    public static final String SPLASH = "splash";

    private GamePictures() {}

    /**
     * Reads the icon.
     *
     * @return null if the game has none
     * @throws GameConfigException if the image is missing or damaged
     */
    public static @Nullable Image icon(GameConfig config, Images images) {
        return read(ICON, config.display().icon(), images);
    }

    /**
     * Reads the picture that is shown while Java starts.
     *
     * @return null if the game has none
     * @throws GameConfigException if the image is missing or damaged
     */
    public static @Nullable Image splash(GameConfig config, Images images) {
        return read(SPLASH, config.display().splash(), images);
    }

    private static @Nullable Image read(String option, String name, Images images) {
        if (name.isEmpty()) return null;
        try {
            return images.read(name);
        } catch (ImageFailure unreadable) {
            throw new GameConfigException(
                    GameConfig.FILE + ": option '" + option + "': " + unreadable.getMessage(), unreadable);
        }
    }
}
