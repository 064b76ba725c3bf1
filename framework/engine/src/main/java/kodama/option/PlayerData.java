package kodama.option;

import kodama.save.Saves;
import kodama.save.Settings;

/**
 * A player's data that is kept between sessions.
 *
 * @param saves the game's saves
 * @param settings the player's settings
 * @param options the game's options
 */
public record PlayerData(Saves saves, Settings settings, GameOptions options) implements AutoCloseable {
    /**
     * Opens the data in one place.
     *
     * @param saves the place; closed together with this object
     * @param language language of the player's system, two letters
     * @return the data
     */
    public static PlayerData of(Saves saves, String language) {
        Settings settings = new Settings(saves);
        return new PlayerData(saves, settings, new GameOptions(settings, language));
    }

    /**
     * Creates data in memory, for tests.
     *
     * @return no saves, no settings, language English
     */
    public static PlayerData inMemory() {
        return of(Saves.inMemory(), "en");
    }

    /**
     * Creates the view of a game, in which changes by others, such as on the options screen, count from {@link
     * Settings#adoptChanges} on. Not to be closed.
     */
    public PlayerData forGame() {
        Settings view = settings.forGame();
        return new PlayerData(saves, view, options.forGame(view));
    }

    /** Returns this data with other saves. */
    public PlayerData withSaves(Saves other) {
        return new PlayerData(other, settings, options);
    }

    /** Writes pending changes. */
    @Override
    public void close() {
        saves.close();
    }
}
