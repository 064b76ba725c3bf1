package kodama.cli;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.desktop.AwtThread;
import kodama.desktop.DisplayAvailability;
import kodama.desktop.GameCanvas;
import kodama.draw.Scaling;
import kodama.loop.FrameHook;
import kodama.loop.GameProject;
import kodama.loop.Watchdog;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.time.SystemNanoClock;
import kodama.time.SystemTimer;
import kodama.time.SystemTimers;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game in a component of another program. The thread that calls {@link #play} becomes the game thread; any
 * thread may call {@link #quit}.
 */
public final class EmbeddedRunner {
    private final Supplier<GameProject> game;
    private final RunOptions options = new RunOptions(ConsoleWriters.ofProgram());
    private final LeakTracker leakTracker = new LeakTracker(LaunchMode.RELEASED.isForDevelopers());
    private @Nullable LoopRequests requests;
    private boolean isOver;

    public EmbeddedRunner(Supplier<GameProject> game) {
        this.game = game;
    }

    /**
     * Plays until the game quits or {@link #quit} is called.
     *
     * @param shower adds the component to a window; called once, by AWT's thread
     * @return 0 on success, 1 if a script failed
     * @throws IllegalStateException if there is no display
     * @throws RuntimeException if the game cannot be opened
     */
    public int play(Consumer<GameCanvas> shower) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle != null) throw new IllegalStateException(obstacle);
        return playFirst(shower);
    }

    private int playFirst(Consumer<GameCanvas> shower) {
        try (GameProject first = game.get().tracked(leakTracker, Lifetime.PROGRAM);
                Session session = new Session(
                        game,
                        first,
                        options,
                        LaunchMode.RELEASED,
                        SaveLocation.USER_FOLDER,
                        parts -> SessionObserver.NONE,
                        true,
                        leakTracker)) {
            begin(session.requests());
            return play(session, first.config().display().scaling(), shower);
        }
    }

    private int play(Session session, Scaling scaling, Consumer<GameCanvas> shower) {
        try (Watchdog watchdog = new Watchdog(session.requests()).start(leakTracker);
                GameCanvas canvas = open(session, scaling, shower);
                SystemTimer timer = SystemTimers.open(System.getProperty("os.name"), leakTracker)) {
            session.openPads(true);
            List<FrameHook> hooks = List.of(watchdog, frames -> canvas.frameDone());
            return session.run(
                    session.platform(canvas.presenter(), () -> new SystemNanoClock(timer), System.nanoTime(), hooks),
                    watchdog);
        }
    }

    private GameCanvas open(Session session, Scaling scaling, Consumer<GameCanvas> shower) {
        GameCanvas[] made = new GameCanvas[1];
        AwtThread.run(() -> {
            made[0] = new GameCanvas(session.raw(), scaling, session.warnings(), leakTracker);
            shower.accept(made[0]);
        });
        return made[0];
    }

    private synchronized void begin(LoopRequests ofSession) {
        requests = ofSession;
        if (isOver) quit();
    }

    /** Asks the game to quit, which it does soon. If it has not started yet, it quits after its first frame. */
    public synchronized void quit() {
        isOver = true;
        if (requests != null) requests.submit(new LoopRequest.Quit(0));
    }
}
