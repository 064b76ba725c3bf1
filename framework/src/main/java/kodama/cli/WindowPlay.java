package kodama.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import kodama.desktop.GameWindow;
import kodama.desktop.Scaling;
import kodama.desktop.WindowOptions;
import kodama.dev.ErrorScreen;
import kodama.dev.ScriptWatch;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.input.RawInput;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.NormalLoop;
import kodama.loop.Program;
import kodama.loop.Stage;
import kodama.request.LoopRequests;
import kodama.request.Request;
import kodama.script.GameConfig;
import kodama.time.SystemNanoClock;

/** Plays a game in a window. */
final class WindowPlay {
    private final Supplier<GameProject> project;
    private final GameProject first;
    private final PlayOptions options;
    private final boolean watch;
    private final Images images;
    private final LoopRequests requests = new LoopRequests();
    private final GameErrors errors;

    WindowPlay(Supplier<GameProject> project, GameProject first, PlayOptions options, boolean watch) {
        this.project = project;
        this.first = first;
        this.options = options;
        this.watch = watch;
        this.errors = new GameErrors(options.err()::println);
        this.images = new Images(first.files()::read);
    }

    /** Plays until the window is closed or the game quits. Returns the exit code. */
    int play() {
        RawInput raw = new RawInput();
        try (GameWindow window = open(raw)) {
            OffscreenPresenter copy = new OffscreenPresenter(
                    first.config().width(), first.config().height());
            Stage stage =
                    stage(raw, options.screenshot == null ? window.presenter() : new Both(window.presenter(), copy));
            requests.submit(new Request.SoftReset(NormalLoop.NAME, options.firstScene()));
            Program program = new Program(requests, Map.of(NormalLoop.NAME, () -> new NormalLoop(stage)), phase -> {});
            int code = Termination.guard(program, requests);
            options.saveScreenshot(copy);
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
                Scaling.valueOf(config.scaling().toUpperCase(Locale.ROOT)),
                options.fullscreen);
        try {
            return new GameWindow(wanted, raw, () -> requests.submit(new Request.Quit(0)));
        } catch (IllegalArgumentException tooLarge) {
            throw new Refusal(tooLarge.getMessage(), tooLarge);
        }
    }

    private Stage stage(RawInput raw, Presenter presenter) {
        return new Stage(
                project,
                images,
                presenter,
                raw,
                SystemNanoClock::new,
                requests,
                errors,
                List.of(new ErrorScreen(errors, first.files(), watch)),
                hooks(),
                options.out()::println,
                options.seed == null ? System.nanoTime() : options.seed,
                watch,
                options.singleThread);
    }

    private List<FrameHook> hooks() {
        List<FrameHook> hooks = new ArrayList<>();
        if (options.ticks() > 0) hooks.add(new TickLimit(options.ticks(), requests));
        if (watch) hooks.add(new ScriptWatch(first.files().watch(), requests, images, errors));
        return hooks;
    }
}
