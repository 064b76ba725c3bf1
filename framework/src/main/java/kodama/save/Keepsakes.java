package kodama.save;

/**
 * What is kept for a player beyond the end of the program.
 *
 * @param saves what the game keeps
 * @param settings what the player has chosen
 */
public record Keepsakes(Saves saves, Settings settings) implements AutoCloseable {
    /**
     * Opens what is kept in one place.
     *
     * @param saves the place; closed with the keepsakes
     * @return its saves and settings
     */
    public static Keepsakes of(Saves saves) {
        return new Keepsakes(saves, new Settings(saves));
    }

    /**
     * Makes some that end with the program, as tests want them.
     *
     * @return nothing saved, nothing chosen
     */
    public static Keepsakes inMemory() {
        return of(Saves.inMemory());
    }

    /** Writes what has not been written. */
    @Override
    public void close() {
        saves.close();
    }
}
