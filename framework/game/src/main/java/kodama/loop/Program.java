package kodama.loop;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.game.JavaPartFailure;
import org.jspecify.annotations.Nullable;

/**
 * The life of the program: its phases, frame by frame, until a request ends it.
 *
 * <p>{@link #step} is all that drives it. On a desktop the game thread calls {@link #run}, which steps until the end,
 * and each frame waits by the clock of its stage until the next is due. Where the platform calls once a frame, it calls
 * {@link #step} itself, on a stage whose clock does not wait ({@link kodama.time.VirtualClock}) and with one core.
 *
 * <p>Owned by the thread that steps; {@link #phase()} may be read by any.
 */
public final class Program {
    private static final int FAILED = 1;
    private static final int MOST = 255;

    private final LoopRequests requests;
    private final Map<String, Supplier<LoopObject>> loops;
    private final Consumer<ProgramPhase> watcher;
    private final ErrorSink errors;
    private BiConsumer<String, Throwable> crashed = (name, thrown) -> {};
    private volatile ProgramPhase phase = ProgramPhase.OVERALL_INIT;

    /** The loop object of now; null before the first, from end 2 to the next, and after the last. */
    private @Nullable LoopObject loop;

    /** Of the loop object that ended last; 0 to 255. */
    private int exitCode;

    /** Name of the loop object of now; empty before the first. */
    private String current = "";

    /** Name of the other one that it came from; empty if there is none to go back to. */
    private String previous = "";

    /**
     * Prepares a program.
     *
     * @param requests what ends frames, scenes and loops; a soft reset in it names the first loop object
     * @param loops makes loop objects by their names
     * @param watcher called with each phase as it begins
     * @param errors receives the failure of a loop object when there is another to go back to
     * @throws IllegalArgumentException if the first request names a loop object that no one has registered
     */
    public Program(
            LoopRequests requests,
            Map<String, Supplier<LoopObject>> loops,
            Consumer<ProgramPhase> watcher,
            ErrorSink errors) {
        this.requests = requests;
        this.loops = Map.copyOf(loops);
        this.watcher = watcher;
        this.errors = errors;
        requests.setLoops(this.loops.keySet());
    }

    /**
     * Has each failure of a loop object reported before the loop object ends, while all that it has opened is there.
     *
     * @param report receives the loop object's name and what it has thrown
     */
    public void onCrash(BiConsumer<String, Throwable> report) {
        crashed = report;
    }

    /**
     * Steps until a request to quit.
     *
     * @return the exit code; 0 to 255
     * @throws RuntimeException as {@link #step} throws it
     */
    public int run() {
        while (step()) continue;
        return exitCode;
    }

    /**
     * Runs the next frame, and before it whatever phases were asked for: "The life of the program" in ARCHITECTURE.md
     * as code. A loop object that throws ends, and the one that it came from begins again.
     *
     * @return whether there was a frame; false at the end of the program, when the {@link #exitCode} is known
     * @throws RuntimeException what a loop object throws that came from no other; of a game's own one only what it
     *     throws when it is made, as otherwise that is reported and the exit code is 1
     */
    public boolean step() {
        if (phase == ProgramPhase.OVERALL_END) return false;
        if (phase == ProgramPhase.OVERALL_INIT) watcher.accept(phase); // ① overall init: the queue of requests is there
        @Nullable LoopRequest asked = requests.drain();
        while (true) {
            LoopObject running = loop;
            try {
                if (running == null) {
                    if (!(asked instanceof LoopRequest.SoftReset reset)) break;
                    asked = begin(reset); // ② to ⑤
                } else if (asked == null || asked instanceof LoopRequest.ChangeFrameRate) {
                    frame(running, asked); // ⑥ and ⑦
                    return true;
                } else {
                    asked = end(running, asked); // ⑧ and again ⑤, or ⑨
                }
            } catch (Throwable failed) {
                endAfter(failed);
                FatalErrors.rethrowIfFatal(failed);
                if (!goesOnAfter(failed)) throw failed;
                errors.report("the loop object '" + current + "'", failed);
                asked = previous.isEmpty() ? failedWith(FAILED) : back();
            }
        }

        // ⑩ overall end
        enter(ProgramPhase.OVERALL_END);
        return false;
    }

    /** Begins a loop object; answers what is asked before its first frame. */
    private @Nullable LoopRequest begin(LoopRequest.SoftReset reset) {
        goTo(reset.loop());

        // ② create the loop object
        enter(ProgramPhase.CREATE_LOOP);
        LoopObject made = Objects.requireNonNull(loops.get(current), "the first request names no loop object")
                .get();
        loop = made;

        // ③ init 1
        enter(ProgramPhase.INIT_1);
        made.init1();

        // ④ init 2
        enter(ProgramPhase.INIT_2);
        made.init2();
        return beginScene(made);
    }

    /** One that began with the program and begins again has only the game to go back to. */
    private void goTo(String name) {
        if (name.isEmpty()
                && previous.isEmpty()
                && !current.equals(LoopNames.GAME)
                && loops.containsKey(LoopNames.GAME)) previous = LoopNames.GAME;
        if (name.isEmpty() || name.equals(current)) return;
        previous = current;
        current = name;
    }

    /** Answers what is asked before the scene's first frame; a request to quit that waits leaves the scene out. */
    private @Nullable LoopRequest beginScene(LoopObject running) {
        if (requests.isQuitPending()) return requests.drain();

        // ⑤ init 3
        enter(ProgramPhase.INIT_3);
        running.init3();
        return firstRequest();
    }

    /** A scene that asks for a reset while it is built would never be seen: that waits for a frame. */
    private @Nullable LoopRequest firstRequest() {
        @Nullable LoopRequest asked = requests.drain();
        if (asked == null || asked instanceof LoopRequest.ChangeFrameRate || asked instanceof LoopRequest.Quit)
            return asked;
        requests.submit(asked);
        return null;
    }

    private void frame(LoopObject running, @Nullable LoopRequest asked) {
        // ⑥ frame-rate change
        if (asked instanceof LoopRequest.ChangeFrameRate change) {
            enter(ProgramPhase.FRAME_RATE);
            running.changeFrameRate(change.fps());
        }

        // ⑦ frame
        enter(ProgramPhase.FRAME);
        running.frame();
    }

    /** Ends the scene, and on a soft reset or a quit the loop object; answers what is asked then. */
    private @Nullable LoopRequest end(LoopObject ending, LoopRequest asked) {
        if (asked instanceof LoopRequest.SimpleReset reset) {
            // ⑧ end 1
            enter(ProgramPhase.END_1);
            ending.end1(reset.reason());
            return beginScene(ending);
        }

        // ⑨ end 2
        enter(ProgramPhase.END_2);
        loop = null;
        ending.end2();
        exitCode = asked instanceof LoopRequest.Quit quit && quit.code() != 0 ? quit.code() : code(ending.result());
        return asked;
    }

    /** Reports the crash and ends; what fails at the end because something has failed before must not hide that. */
    private void endAfter(Throwable failed) {
        LoopObject ending = loop;
        if (ending == null) return;
        loop = null;
        try {
            try {
                FatalErrors.rethrowIfFatal(failed);
                crashed.accept(current, failed);
            } finally {
                enter(ProgramPhase.END_2);
                ending.end2();
            }
        } catch (Throwable consequence) {
            if (consequence != failed) failed.addSuppressed(consequence);
        }
    }

    /** No system takes more than a byte, and 256 failures are not to look like none. */
    private static int code(int result) {
        return result >= 0 && result <= MOST ? result : MOST;
    }

    /** Whether there is a loop object to go back to, or at least a game to blame, whose own one had come to life. */
    private boolean goesOnAfter(Throwable failed) {
        return !previous.isEmpty() || failed instanceof JavaPartFailure && phase == ProgramPhase.END_2;
    }

    private LoopRequest failedWith(int code) {
        exitCode = code;
        return new LoopRequest.Quit(code);
    }

    /** Where one comes back to, nothing lies behind. */
    private LoopRequest back() {
        current = previous;
        previous = "";
        return new LoopRequest.SoftReset(current);
    }

    private void enter(ProgramPhase next) {
        if (!phase.mayPrecede(next)) throw new IllegalStateException(next + " may not follow " + phase);
        boolean isNew = next != phase;
        phase = next;
        if (isNew) watcher.accept(next);
    }

    /** The phase entered last. */
    public ProgramPhase phase() {
        return phase;
    }

    /** The exit code of the program that has ended; 0 to 255. */
    public int exitCode() {
        return exitCode;
    }
}
