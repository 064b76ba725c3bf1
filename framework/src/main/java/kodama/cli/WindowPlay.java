package kodama.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kodama.base.LeakLedger;
import kodama.desktop.GameWindow;
import kodama.desktop.WindowOptions;
import kodama.dev.ErrorScreen;
import kodama.dev.ScriptWatch;
import kodama.draw.Image;
import kodama.draw.ImageFailure;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.input.RawInput;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.Overlay;
import kodama.loop.Stage;
import kodama.loop.Watchdog;
import kodama.request.Request;
import kodama.script.GameConfig;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import kodama.time.SystemTimer;
import kodama.time.SystemTimers;
import org.jspecify.annotations.Nullable;

/** Plays a game in a window. */
final class WindowPlay {
    private final GameProject first;
    private final PlayOptions options;
    private final Flavour flavour;
    private final Images images;
    private final Session session;
    private @Nullable ScriptWatch scriptWatch;

    WindowPlay(
            Supplier<GameProject> opener, GameProject first, PlayOptions options, Flavour flavour, LeakLedger ledger) {
        this.first = first;
        this.options = options;
        this.flavour = flavour;
        this.session = new Session(opener, first, options, flavour, ledger);
        this.images = new Images(first.files()::read, session.ledger());
    }

    /** Plays until the window is closed or the game quits. Returns the exit code. */
    int play() {
        try (Watchdog watchdog = new Watchdog(session.requests()).start(session.ledger())) {
            return playInWindow(watchdog);
        } finally {
            if (scriptWatch != null) scriptWatch.close();
            images.clear();
        }
    }

    private int playInWindow(Watchdog watchdog) {
        RawInput raw = new RawInput();
        Screenshot picture = options.screenshot();
        try (GameWindow window = open(raw);
                SystemTimer timer = SystemTimers.open(System.getProperty("os.name"), session.ledger())) {
            OffscreenPresenter copy = new OffscreenPresenter(
                    first.config().width(), first.config().height());
            Presenter presenter = picture.isWanted() ? new Both(window.presenter(), copy) : window.presenter();
            int code = session.run(stage(raw, presenter, () -> new SystemNanoClock(timer), watchdog), watchdog);
            picture.save(copy);
            return code;
        }
    }

    private GameWindow open(RawInput raw) {
        GameConfig config = first.config();
        WindowOptions wanted = new WindowOptions(
                config.title(),
                config.width(),
                config.height(),
                options.scale(),
                options.scaling(config.scaling()),
                options.fullscreen,
                icon(config));
        try {
            return new GameWindow(wanted, raw, () -> session.requests().submit(new Request.Quit(0)), session.ledger());
        } catch (IllegalArgumentException tooLarge) {
            throw new Refusal(tooLarge.getMessage(), tooLarge);
        }
    }

    private @Nullable Image icon(GameConfig config) {
        if (config.icon().isEmpty()) return null;
        try {
            return images.read(config.icon());
        } catch (ImageFailure missing) {
            throw new Refusal(GameConfig.FILE + ": option 'icon': " + missing.getMessage(), missing);
        }
    }

    private Stage stage(RawInput raw, Presenter presenter, Supplier<NanoClock> clocks, Watchdog watchdog) {
        return new Stage(
                session.project(),
                images,
                presenter,
                raw,
                clocks,
                session.requests(),
                session.errors(),
                overlays(),
                hooks(raw, watchdog),
                options.out()::println,
                options.seed == null ? System.nanoTime() : options.seed,
                flavour.isDev(),
                options.cores(),
                session.ledger());
    }

    /** The jar of a released game has no {@code kodama.dev}; there errors are told on the console. */
    private List<Overlay> overlays() {
        if (flavour.isReleased()) return List.of();
        return session.overlays(new ErrorScreen(session.errors(), first.files(), flavour.isDev()));
    }

    private List<FrameHook> hooks(RawInput raw, Watchdog watchdog) {
        List<FrameHook> hooks = new ArrayList<>(List.of(watchdog, options.keys(raw)));
        if (flavour.isReleased()) hooks.add(new EndWithoutScene(session.errors(), session.requests()));
        if (options.ticks() > 0) hooks.add(new TickLimit(options.ticks(), session.requests()));
        if (flavour.isDev()) hooks.add(session.times());
        if (flavour.isDev()) hooks.add(watchScripts());
        return hooks;
    }

    private ScriptWatch watchScripts() {
        scriptWatch =
                new ScriptWatch(first.files().watch(), session.requests(), images, session.errors(), session.ledger());
        return scriptWatch;
    }
}
