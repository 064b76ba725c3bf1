package kodama.loop;

import kodama.script.GameConfig;

/** The project that is played, read again at each reset. Owned by the game thread. */
final class OpenProject implements AutoCloseable {
    private static final String LATER =
            GameConfig.FILE + ": changed 'subsystems' count from the next soft reset on; in kodama dev that is Ctrl+F6";

    private final Stage stage;
    private GameProject current;

    OpenProject(Stage stage) {
        this.stage = stage;
        this.current = stage.project().get();
    }

    GameProject get() {
        return current;
    }

    GameConfig config() {
        return current.config();
    }

    /** Reads game.lua again. */
    void reopen() {
        replace(stage.project().get());
    }

    /** Subsystems stay over resets, and tasks have to know them by the same classes. */
    private void replace(GameProject read) {
        GameProject old = current;
        boolean keepsClasses = !old.config().java().subsystems().isEmpty();
        if (!read.config().java().subsystems().equals(old.config().java().subsystems()))
            stage.log().accept(LATER);
        current = keepsClasses ? old.with(read) : read;
        (keepsClasses ? read : old).close();
    }

    @Override
    public void close() {
        current.close();
    }
}
