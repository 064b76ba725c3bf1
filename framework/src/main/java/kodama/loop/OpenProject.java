package kodama.loop;

import kodama.script.GameConfig;

/** The project that is played: read again at each reset, and the last good one stays. Owned by the game thread. */
final class OpenProject implements AutoCloseable {
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

    /** Reads game.lua again; one that makes no sense any more is told, and the last good one goes on. */
    void reopen() {
        try {
            replace(ofSameSize(stage.project().get()));
        } catch (RuntimeException wrong) {
            stage.errors().report(GameConfig.FILE, wrong);
        }
    }

    /** Subsystems stay over resets, and tasks have to know them by the same classes. */
    private void replace(GameProject read) {
        GameProject old = current;
        boolean keepsClasses = !old.config().java().subsystems().isEmpty();
        current = keepsClasses ? old.with(read) : read;
        (keepsClasses ? read : old).close();
    }

    private GameProject ofSameSize(GameProject read) {
        try {
            refuseOtherSize(read.config());
            return read;
        } catch (IllegalArgumentException refused) {
            read.close();
            throw refused;
        }
    }

    private void refuseOtherSize(GameConfig read) {
        GameConfig now = current.config();
        if (read.width() == now.width() && read.height() == now.height()) return;
        throw new IllegalArgumentException(GameConfig.FILE + ": a new size takes a new start; the old one of "
                + now.width() + "x" + now.height() + " goes on");
    }

    @Override
    public void close() {
        current.close();
    }
}
