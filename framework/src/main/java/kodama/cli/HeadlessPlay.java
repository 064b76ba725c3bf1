package kodama.cli;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.LeakLedger;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import kodama.input.RawInput;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.Stage;
import kodama.script.GameConfig;
import kodama.time.VirtualClock;

/** Plays a game without a window, as fast as the machine can, on a clock that sees every frame on time. */
final class HeadlessPlay {
    private static final long DEFAULT_SEED = 1;

    private final GameProject first;
    private final PlayOptions options;
    private final Flavour flavour;
    private final Session session;
    private final RawInput raw = new RawInput();

    HeadlessPlay(
            Supplier<GameProject> opener, GameProject first, PlayOptions options, Flavour flavour, LeakLedger ledger) {
        this.first = first;
        this.options = options;
        this.flavour = flavour;
        this.session = new Session(opener, first, options, flavour, ledger);
    }

    /**
     * Plays.
     *
     * @param ticks how many; 0 for until the game quits
     * @param picture takes the last picture
     * @return the exit code
     */
    int play(long ticks, Consumer<OffscreenPresenter> picture) {
        GameConfig config = first.config();
        OffscreenPresenter presenter = new OffscreenPresenter(config.width(), config.height());
        Images images = new Images(first.files()::read, session.ledger());
        int code = session.run(stage(images, presenter, hooks(ticks)));
        images.clear();
        if (code != Refusal.WRONG_USE) picture.accept(presenter);
        return code;
    }

    private List<FrameHook> hooks(long ticks) {
        return List.of(
                options.keys(raw),
                new TickLimit(ticks, session.requests()),
                new EndWithoutScene(session.errors(), session.requests()));
    }

    private Stage stage(Images images, OffscreenPresenter presenter, List<FrameHook> hooks) {
        return new Stage(
                session.project(),
                images,
                presenter,
                raw,
                VirtualClock::new,
                session.requests(),
                session.errors(),
                session.overlays(),
                hooks,
                options.out()::println,
                options.seed == null ? DEFAULT_SEED : options.seed,
                flavour.isDev(),
                options.cores(),
                session.ledger());
    }
}
