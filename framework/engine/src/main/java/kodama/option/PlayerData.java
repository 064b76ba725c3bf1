package kodama.option;

import kodama.save.Saves;
import kodama.save.Settings;

/**
 * What is kept for a player beyond the end of the program.
 *
 * @param saves what the game keeps
 * @param settings what the player has chosen
 * @param options what the game lets the player choose
 */
public record PlayerData(Saves saves, Settings settings, GameOptions options) implements AutoCloseable {
    /**
     * Opens what is kept in one place.
     *
     * @param saves the place; closed with the keepsakes
     * @param language the language of the player's system, in two letters
     * @return its saves and settings
     */
    public static PlayerData of(Saves saves, String language) {
        Settings settings = new Settings(saves);
        return new PlayerData(saves, settings, new GameOptions(settings, language));
    }

    /**
     * Makes some that end with the program, as tests want them.
     *
     * @return nothing saved, nothing chosen, in English
     */
    public static PlayerData inMemory() {
        return of(Saves.inMemory(), "en");
    }

    /** Writes what has not been written. */
    @Override
    public void close() {
        saves.close();
    }
}
