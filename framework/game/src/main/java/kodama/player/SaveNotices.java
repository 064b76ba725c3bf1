package kodama.player;

import java.util.function.Consumer;
import kodama.loop.FrameHook;

/**
 * Logs problems with saves, and once they can be shown, also notifies the player, who may not see a log. Any thread may
 * report a problem.
 */
public final class SaveNotices implements Consumer<String> {
    private final Consumer<String> log;
    private volatile boolean isNew;

    /**
     * Creates a receiver that shows nothing yet.
     *
     * @param log receives each problem as a sentence
     */
    public SaveNotices(Consumer<String> log) {
        this.log = log;
    }

    @Override
    public void accept(String problem) {
        log.accept(problem);
        isNew = true;
    }

    /** Returns a hook that shows a notice after new problems, also earlier ones. */
    public FrameHook shownBy(Toast toast) {
        return frames -> {
            if (!isNew) return;
            isNew = false;
            toast.showLonger("saves.failed");
        };
    }
}
