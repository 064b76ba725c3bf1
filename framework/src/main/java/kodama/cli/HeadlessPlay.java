package kodama.cli;

import java.util.List;
import java.util.function.Consumer;
import kodama.draw.OffscreenPresenter;
import kodama.loop.FrameHook;
import kodama.script.config.GameConfig;
import kodama.time.VirtualClock;

/** Plays a game without a window, as fast as the machine can, on a clock that sees every frame on time. */
final class HeadlessPlay {
    private static final long DEFAULT_SEED = 1;

    private final GameConfig config;
    private final PlayOptions options;
    private final Session session;

    HeadlessPlay(GameConfig config, PlayOptions options, Session session) {
        this.config = config;
        this.options = options;
        this.session = session;
    }

    /**
     * Plays.
     *
     * @param ticks how many; 0 for until the game quits
     * @param picture takes the last picture
     * @return the exit code
     */
    int play(long ticks, Consumer<OffscreenPresenter> picture) {
        OffscreenPresenter presenter = options.offscreen(config.display());
        int code = run(ticks, presenter);
        if (code != CommandException.WRONG_USE) picture.accept(presenter);
        return code;
    }

    private int run(long ticks, OffscreenPresenter presenter) {
        List<FrameHook> hooks =
                List.of(options.keys(session.raw()), new TickLimit(ticks, session.requests()), new KeptPictures());
        session.openPads(false);
        return session.run(session.stage(presenter, VirtualClock::new, DEFAULT_SEED, hooks));
    }
}
