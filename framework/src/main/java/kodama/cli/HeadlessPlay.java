package kodama.cli;

import java.util.List;
import java.util.function.Supplier;
import kodama.draw.Images;
import kodama.draw.OffscreenPresenter;
import kodama.input.RawInput;
import kodama.loop.GameErrors;
import kodama.loop.GameProject;
import kodama.loop.NormalLoop;
import kodama.loop.Program;
import kodama.loop.Stage;
import kodama.loop.VirtualClock;
import kodama.request.LoopRequests;
import kodama.script.GameConfig;

/** Plays a game without a window, as fast as the machine can, on a clock that sees every frame on time. */
final class HeadlessPlay {
    private static final long DEFAULT_SEED = 1;

    private final Supplier<GameProject> project;
    private final PlayOptions options;
    private final LoopRequests requests = new LoopRequests();

    HeadlessPlay(Supplier<GameProject> project, PlayOptions options) {
        this.project = project;
        this.options = options;
    }

    /** Plays so many ticks; 0 for until the game quits. Returns the exit code. */
    int play(long ticks) {
        GameProject first = project.get();
        GameConfig config = first.config();
        OffscreenPresenter presenter = new OffscreenPresenter(config.width(), config.height());
        Stage stage = stage(new Images(first.files()::read), presenter, new TickLimit(ticks, requests));
        int code = new Program(requests, () -> new NormalLoop(stage)).run();
        options.saveScreenshot(presenter);
        return code;
    }

    private Stage stage(Images images, OffscreenPresenter presenter, TickLimit limit) {
        return new Stage(
                project,
                images,
                presenter,
                new RawInput(),
                VirtualClock::new,
                requests,
                new GameErrors(System.err::println),
                List.of(),
                List.of(limit),
                System.out::println,
                options.seed == null ? DEFAULT_SEED : options.seed,
                options.singleThread);
    }
}
