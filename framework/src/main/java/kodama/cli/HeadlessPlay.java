package kodama.cli;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import kodama.input.RawInput;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.NormalLoop;
import kodama.loop.Program;
import kodama.loop.Stage;
import kodama.loop.VirtualClock;
import kodama.request.LoopRequests;
import kodama.request.Request;
import kodama.script.GameConfig;

/** Plays a game without a window, as fast as the machine can, on a clock that sees every frame on time. */
final class HeadlessPlay {
    private static final long DEFAULT_SEED = 1;

    private final Supplier<GameProject> project;
    private final PlayOptions options;
    private final boolean dev;
    private final LoopRequests requests = new LoopRequests();
    private final GameErrors errors;

    HeadlessPlay(Supplier<GameProject> project, PlayOptions options, boolean dev) {
        this.project = project;
        this.options = options;
        this.dev = dev;
        this.errors = new GameErrors(options.err()::println);
    }

    /** Plays so many ticks; 0 for until the game quits. Returns the exit code. */
    int play(long ticks) {
        GameProject first = project.get();
        GameConfig config = first.config();
        OffscreenPresenter presenter = new OffscreenPresenter(config.width(), config.height());
        Stage stage = stage(new Images(first.files()::read), presenter, hooks(ticks));
        requests.submit(new Request.SoftReset(NormalLoop.NAME, options.firstScene()));
        Program program = new Program(requests, Map.of(NormalLoop.NAME, () -> new NormalLoop(stage)), phase -> {});
        int code = Termination.guard(program, requests);
        if (code != Refusal.WRONG_USE) options.saveScreenshot(presenter);
        return code;
    }

    private List<FrameHook> hooks(long ticks) {
        return List.of(new TickLimit(ticks, requests), new EndWithoutScene(errors, requests));
    }

    private Stage stage(Images images, OffscreenPresenter presenter, List<FrameHook> hooks) {
        return new Stage(
                project,
                images,
                presenter,
                new RawInput(),
                VirtualClock::new,
                requests,
                errors,
                List.of(),
                hooks,
                options.out()::println,
                options.seed == null ? DEFAULT_SEED : options.seed,
                dev,
                options.singleThread);
    }
}
